import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { SourceText } from './mentions.ts';

export type SourceFile = { path: string; lines: number };

/** Every TypeScript file git knows or would add, generated ones left out, with its text and number of lines. */
export function sourceFiles(): (SourceFile & SourceText)[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx'],
    { encoding: 'utf8' },
  );
  return listed
    .split('\n')
    .filter((path) => path !== '' && !/\.gen\.ts$|\.d\.ts$/.test(path) && existsSync(path))
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      return { path, text, lines: text.split('\n').length - 1 };
    });
}

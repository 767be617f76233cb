import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export type SourceFile = { path: string; lines: number };

/** Every TypeScript file git knows or would add, generated ones left out, with its number of lines. */
export function sourceFiles(): SourceFile[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx'],
    { encoding: 'utf8' },
  );
  return listed
    .split('\n')
    .filter((path) => path !== '' && !/\.gen\.ts$|\.d\.ts$/.test(path) && existsSync(path))
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }));
}

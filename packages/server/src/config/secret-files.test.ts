import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError } from './config.errors.ts';
import { describeConfig, parseConfig } from './config.ts';

const directory = mkdtempSync(join(tmpdir(), 'ecco-secrets-'));
afterAll(() => rmSync(directory, { recursive: true }));

function fileOf(name: string, text: string): string {
  const path = join(directory, name);
  writeFileSync(path, text);
  return path;
}

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

describe('a secret from a file', () => {
  it('counts as if the variable held it, without its line break', () => {
    const config = parseConfig({
      DATABASE_URL_FILE: fileOf('url', 'postgres://ecco:hunter2@db/ecco\n'),
      AUTH_SECRET_FILE: fileOf('secret', `${'s'.repeat(40)}\r\n`),
    });
    expect(config.data.databaseUrl).toBe('postgres://ecco:hunter2@db/ecco');
    expect(config.access.secret).toBe('s'.repeat(40));
  });

  it.each(describeConfig().flatMap(({ name, file }) => (file === null ? [] : [{ name, file }])))(
    'may be that of $name',
    ({ name, file }) => {
      const missing = join(directory, 'nothing');
      expect(problemsOf({ [file]: missing })).toContain(
        `${name}_FILE cannot be read: there is no such file ("${missing}")`,
      );
    },
  );

  it('is held to what the variable is held to, and never told', () => {
    const [problem = ''] = problemsOf({ DATABASE_URL_FILE: fileOf('wrong', 'mysql://root:hunter2@db') });
    expect(problem).toMatch(/^DATABASE_URL must be a postgres/);
    expect(problem).not.toContain('hunter2');
  });

  it.each([
    ['is empty', { AUTH_SECRET_FILE: fileOf('empty', '\n') }, 'names an empty file'],
    ['is a directory', { AUTH_SECRET_FILE: directory }, 'it is a directory'],
    ['is no secret', { AUTH_SECRET_FILE: fileOf('large', 'x'.repeat(70_000)) }, 'larger than 64 KB'],
    [
      'stands beside the variable',
      { AUTH_SECRET_FILE: fileOf('both', 's'.repeat(40)), AUTH_SECRET: 's'.repeat(40) },
      'are both set',
    ],
  ])('is refused where it %s', (_what, environment, words) => {
    expect(problemsOf(environment)).toEqual([expect.stringContaining(words)]);
  });

  it('is no file of a variable that is no secret', () => {
    expect(parseConfig({ PORT_FILE: fileOf('port', '81') }).server.port).toBe(3000);
  });
});

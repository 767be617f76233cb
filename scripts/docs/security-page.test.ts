import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const rooms = ['contract', 'engine', 'models', 'store', 'pipeline', 'server', 'web'];

/** `server/x` of the page as a place on disk. */
function placeOf(name: string): string {
  const [room = '', ...rest] = name.split('/');
  return rooms.includes(room) ? join(root, 'packages', room, 'src', ...rest) : join(root, name);
}

const isRow = (line: string): boolean => line.startsWith('| ') && !line.startsWith('| threat |');
const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter(isRow)
  .map((line) => line.slice(2, -2).split(' | '));
const testsOf = (cell: string): { file: string; name: string }[] =>
  cell.split(' · ').map((part) => {
    const [, file = '', name = ''] = /^`([^`]+)` "(.+)"$/.exec(part.trim()) ?? [];
    return { file, name };
  });

const threats = rows.map(([threat = '', , where = '', test = '']) => ({ threat, where, test }));

describe('the page on security', () => {
  it('has rows', () => expect(threats.length).toBeGreaterThan(30));

  it.each(rows)('names threat, protection, place and test: %s', (...cells) => {
    expect(cells.map((cell) => cell.trim() !== '')).toEqual([true, true, true, true]);
  });

  it.each(threats)('says where: $threat', ({ where }) => {
    const files = [...where.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    expect(files).not.toEqual([]);
    expect(files.filter((name) => !existsSync(placeOf(name)))).toEqual([]);
  });

  it.each(threats)('has tests that are there: $threat', ({ test }) => {
    for (const { file, name } of testsOf(test)) {
      expect([test, file]).not.toEqual([test, '']);
      expect(existsSync(placeOf(file)) ? '' : file).toBe('');
      const source = readFileSync(placeOf(file), 'utf8').replaceAll("\\'", "'");
      const quoted = ["'", '"', '`'].map((sign) => `${sign}${name}${sign}`);
      expect(quoted.some((title) => source.includes(title)) ? '' : `${file} has no test "${name}"`).toBe('');
    }
  });
});

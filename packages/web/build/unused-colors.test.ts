import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isUnused } from './unused-colors.ts';

const source = join(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:tsx?|css)$/.test(name),
);

test('colors that are left out are used nowhere', () => {
  const used = files.flatMap((name) => {
    const text = readFileSync(join(source, name), 'utf8');
    const named = [...text.matchAll(/\bcolor="(\w+)"|(--mantine-color-\w+-\w+)/g)];
    return named
      .map(([, color, variable = `--mantine-color-${color}-filled`]) => variable)
      .filter(isUnused)
      .map((variable) => `${name}: ${variable}`);
  });
  expect(files.length).toBeGreaterThan(500);
  expect(used).toEqual([]);
  expect([isUnused('--mantine-color-teal-3'), isUnused('--mantine-color-gray-3')]).toEqual([true, false]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Brand, catalogues } from './brand.ts';
import { createMessages } from './i18n.ts';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file) && !file.startsWith('messages'),
);
const code = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');

/** Keys that stand in the code whole: 'section.word'. */
const sections = Object.keys(catalogues.ecco).join('|');
const usedKeys = [...new Set(code.match(new RegExp(`(?<=['\`])(${sections})(\\.\\w+)+(?=['\`])`, 'g')))];

function leavesOf(branch: object, path: string[] = []): string[] {
  return Object.entries(branch).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? leavesOf(value, [...path, name])
      : [[...path, name].join('.')],
  );
}

describe.each(Object.keys(catalogues) as Brand[])('%s', (brand) => {
  const messages = createMessages(brand);

  test('has words for every key that the code uses', () => {
    expect(usedKeys.length).toBeGreaterThan(100);
    const missing = usedKeys.filter((key) => !messages.exists(key) && !messages.exists(`${key}_other`));
    expect(missing).toEqual([]);
  });

  test('counts in the singular and the plural', () => {
    expect(messages.t('meta.pages', { count: 1 })).toBe('1 page');
    expect(messages.t('meta.pages', { count: 12 })).toBe('12 pages');
  });
});

test('the fallback brand says its own words and takes the rest from the complete catalogue', () => {
  const pastime = createMessages('pastime');
  expect(pastime.t('brand.name')).toBe('Pastime');
  expect(pastime.t('notFound.home')).toBe('Go Home');
  expect(createMessages('ecco').t('brand.name')).toBe('Ecco');
});

test('no brand says what the complete catalogue does not know', () => {
  const complete = leavesOf(catalogues.ecco);
  expect(leavesOf(catalogues.pastime).filter((key) => !complete.includes(key))).toEqual([]);
});

test('the complete catalogue holds no word that nobody says', () => {
  const built = /^(status|kind|kindOne|claim\.kind|claim\.stance|speaker\.provenance)\./;
  const unused = leavesOf(catalogues.ecco)
    .map((key) => key.replace(/_(one|other)$/, ''))
    .filter((key) => !built.test(key) && !usedKeys.includes(key) && key !== 'email');
  expect(unused).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { i18n } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Brand, brands } from './brand.ts';
import { ecco } from './ecco.generated.ts';
import { createMessages, openMessages } from './i18n.ts';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file) && !file.startsWith('messages'),
);
const code = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');

/** Keys that stand in the code whole: 'section.word'; what the code of a failure is compared with is none, nor is a text file. */
const sections = Object.keys(ecco).join('|');
const usedKeys = [
  ...new Set(
    code.match(new RegExp(`(?<=(?<!code === )['\`])(${sections})(\\.\\w+)+(?<!\\.txt)(?=['\`])`, 'g')),
  ),
];

/** Branches of which the code picks a word by a name it has: `section.branch.${name}`. */
const pickedFrom = [...new Set(code.match(new RegExp(`(?<=\`)(${sections})(\\.\\w+)*(?=\\.\\$\\{)`, 'g')))];
const isPicked = (key: string): boolean => pickedFrom.some((branch) => key.startsWith(`${branch}.`));

/** Every word with its key. */
function wordsOf(branch: object, path: string[] = []): [key: string, word: string][] {
  return Object.entries(branch).flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? wordsOf(value, [...path, name])
      : [[[...path, name].join('.'), String(value)]],
  );
}
const leavesOf = (branch: object): string[] => wordsOf(branch).map(([key]) => key);

const wholeBrand = (brand: Brand): Promise<i18n> => openMessages(brand, { ...ecco });

describe.each(Object.keys(brands) as Brand[])('%s', (brand) => {
  let messages: i18n;
  beforeAll(async () => {
    messages = await wholeBrand(brand);
  });

  test('has words for every key that the code uses', () => {
    expect(usedKeys.length).toBeGreaterThan(100);
    const missing = usedKeys.filter((key) => !messages.exists(key) && !messages.exists(`${key}_other`));
    expect(missing).toEqual([]);
  });

  test('counts in the singular and the plural', () => {
    expect(messages.t('meta.pages', { count: 1 })).toBe('1 page');
    expect(messages.t('meta.pages', { count: 12 })).toBe('12 pages');
  });

  test('says nothing that the shared words do not know', async () => {
    const shared = leavesOf(ecco);
    const own = (await brands[brand]()) ?? {};
    expect(leavesOf(own).filter((key) => !shared.includes(key))).toEqual([]);
  });
});

test('the fallback brand says its own words and shares the rest', async () => {
  const pastime = await openMessages('pastime');
  expect(pastime.t('brand.name')).toBe('Pastime');
  expect(pastime.t('notFound.home')).toBe('Go Home');
  expect(createMessages().t('brand.name')).toBe('Ecco');
});

test('words that come later are there for messages that were there before, in the name of the brand', async () => {
  const words: Record<string, object> = {};
  const pastime = await openMessages('pastime', words);
  expect(pastime.exists('welcome.title')).toBe(false);
  words['welcome'] = ecco.welcome;
  expect(pastime.t('welcome.title')).toBe('Welcome to Pastime');
});

test('shared words name no brand', () => {
  const named = wordsOf(ecco).filter(([, word]) => /ecco|pastime/i.test(word));
  expect(named.map(([key]) => key)).toEqual(['brand.name']);
});

test('a key begins with the name of its section, by which the build finds whose words a page needs', () => {
  const glued = code.match(/(?:\bt\(|i18nKey=\{)\s*(?:`\$\{[^`]*`|'\w*' ?\+[^)]*)/g) ?? [];
  expect(glued).toEqual([]);
});

test('the complete catalogue holds no word that nobody says', () => {
  const unused = leavesOf(ecco)
    .map((key) => key.replace(/_(one|other)$/, ''))
    .filter((key) => !isPicked(key) && !usedKeys.includes(key));
  expect(unused).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { i18n } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Brand, brands } from './brand.ts';
import { type LaterChunk, laterChunks } from './chunks.ts';
import { ecco } from './ecco.ts';
import { createMessages, loadChunk, openMessages } from './i18n.ts';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file) && !file.startsWith('messages'),
);
const code = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');

/** Keys that stand in the code whole: 'section.word'; what the code of a failure is compared with is none. */
const sections = Object.keys(ecco).join('|');
const usedKeys = [
  ...new Set(code.match(new RegExp(`(?<=(?<!code === )['\`])(${sections})(\\.\\w+)+(?=['\`])`, 'g'))),
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

const laterNames = Object.keys(laterChunks) as LaterChunk[];

async function wholeBrand(brand: Brand): Promise<i18n> {
  const messages = await openMessages(brand);
  for (const part of laterNames) await loadChunk(messages, part);
  return messages;
}

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

test('the words of a later part are there once it has been asked for, in the name of the brand', async () => {
  const pastime = await openMessages('pastime');
  expect(pastime.exists('welcome.title')).toBe(false);
  await loadChunk(pastime, 'account');
  expect(pastime.t('welcome.title')).toBe('Welcome to Pastime');
});

test('shared words name no brand', () => {
  const named = wordsOf(ecco).filter(([, word]) => /ecco|pastime/i.test(word));
  expect(named.map(([key]) => key)).toEqual(['brand.name']);
});

test('every part of the catalogue is either in the first bundle or loaded later', async () => {
  const messages = await wholeBrand('ecco');
  expect(leavesOf(ecco).filter((key) => !messages.exists(key))).toEqual([]);
});

test('the complete catalogue holds no word that nobody says', () => {
  const unused = leavesOf(ecco)
    .map((key) => key.replace(/_(one|other)$/, ''))
    .filter((key) => !isPicked(key) && !usedKeys.includes(key));
  expect(unused).toEqual([]);
});

import { expect, it } from 'vitest';
import { countPrivateWords, loweredCeilings, privateWordFaults } from './private-words.ts';

const counted = (text: string, path = 'packages/server/src/list/list.ts') =>
  countPrivateWords([{ path, text }]);

it.each([
  ['export function keptBy() {}', 'keep'],
  ['const toldOf = (one: string) => one;', 'tell'],
  ['export async function findAsked() {}', 'asked'],
  ['type LineFound = string;', 'found'],
  ['export class OrganizationShelf {}', 'shelf'],
  ['export const takeUpAwaiting = 1;', 'take up'],
])('%s declares a name of our own', (text, word) => {
  expect(counted(text).names).toEqual({ [word]: 1 });
});

it.each([
  ['the term of everybody', 'export const listNotFound = 1;'],
  ['a name with such letters in it', 'const split = foundation;'],
  ['what a function declares', 'function read() {\n  const told = 1;\n}'],
])('%s is no name of our own', (_, text) => {
  expect(counted(text).names).toEqual({});
});

it('reads comments, and no text that is shown', () => {
  const text = "/** Told anew,\n * and kept. */\nconst label = 'Kept';\n  // Asked once.";
  expect(counted(text).comments).toEqual({ tell: 1, anew: 1, keep: 1, asked: 1 });
});

it('reads names of files, and each folder once', () => {
  const files = ['told-items.ts', 'items.ts'].map((name) => ({
    path: `packages/server/src/house/${name}`,
    text: '',
  }));
  expect(countPrivateWords(files).files).toEqual({ house: 1, tell: 1 });
});

it('refuses a word beyond its ceiling, and one that has none', () => {
  const counts = { names: { tell: 3, deed: 1 }, files: { tell: 1 }, comments: {} };
  const faults = privateWordFaults(counts, { names: { tell: 2 }, files: { tell: 1 }, comments: {} });
  expect(faults.map((fault) => fault.split(';')[0])).toEqual([
    '“tell” in names: 3, at most 2',
    '“deed” in names: 1, at most 0',
  ]);
});

it('lowers ceilings to what is there, and raises none', () => {
  const counts = { names: { tell: 1, deed: 9 }, files: {}, comments: {} };
  const ceilings = { names: { tell: 2, deed: 4 }, files: { door: 1 }, comments: {} };
  expect(loweredCeilings(counts, ceilings)).toEqual({
    names: { tell: 1, deed: 4 },
    files: {},
    comments: {},
  });
});

import { expect, it } from 'vitest';
import { plainPageFaults, plainWordFaults } from './plain-words.ts';

const faultsOf = (text: string, path = 'packages/server/src/list/list.errors.ts') =>
  plainWordFaults([{ path, text }]);

it.each([
  ['const message = "Somebody else saved this.";', 'Somebody'],
  ['const said = `It was made anew.`;', 'anew'],
  ["const label = 'Summarise this item';", 'Summarise'],
  ["const label = 'A programme of work';", 'programme'],
])('%s has a word that nobody says here', (text, word) => {
  expect(faultsOf(`\n${text}`)).toEqual([`packages/server/src/list/list.errors.ts:2: “${word}”`]);
});

it.each([
  ['plain words', "const message = 'Someone else saved this.';"],
  ['a comment', '/** Whoever saves it\n * anew. */\n// somebody does'],
  ['the name of a thing', "const how = 'anew';"],
  ['a value', ['const said = `Hello $', '{somebody}, good day.`;'].join('')],
  ['what only readers of the code are told', "const who = { silent: 'What somebody keeps.' };"],
])('%s has none', (_, text) => {
  expect(faultsOf(text)).toEqual([]);
});

it('looks at what is said to people, and not at what the engine knows of language', () => {
  const text = "const said = 'Somebody said so.';";
  for (const path of [
    'packages/engine/src/words/a.ts',
    'packages/pipeline/src/sources/a.words.ts',
    'bench/a.ts',
  ])
    expect(faultsOf(text, path)).toEqual([]);
  expect(faultsOf(text, 'packages/web/src/messages/ecco/home.ts')).toHaveLength(1);
});

it('reads pages but for names that a program uses', () => {
  const text = 'A list.\nIt is told by `recognised`, at once.';
  expect(plainPageFaults([{ path: 'README.md', text }])).toEqual(['README.md:2: “at once”']);
});

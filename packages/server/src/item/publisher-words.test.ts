import { expect, it } from 'vitest';
import { publisherWords } from './publisher-words.ts';

const title = 'The roof fund | Episode 9';

it.each([
  'Two trustees explain why the roof was paid for out of the forest, and what it cost.',
  'What a forest costs: https://example.org/forest and the nine questions a board should ask first.',
])('a description that says something is shown: %s', (description) => {
  expect(publisherWords({ title, description })).toBe(description);
});

it.each([
  null,
  '',
  '   ',
  'The roof fund, episode 9.',
  'Episode 9: https://example.org/a https://example.org/b write to desk@example.org',
  'roof roof roof fund fund fund more more more more more more more more more',
])('one that says no more than the title is not: %s', (description) => {
  expect(publisherWords({ title, description })).toBeNull();
});

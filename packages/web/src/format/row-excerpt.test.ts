import { expect, it } from 'vitest';
import { informativeExcerpt } from './row-excerpt.ts';

const described = {
  description: 'What the four funds charge, who pays for it, and what three of them will do about it.',
  one_liner: 'Each entry is a deadline.',
};

it('a row says what the publisher says of an article, and of an episode where that is more than a few words', () => {
  expect(informativeExcerpt({ kind: 'article', ...described })).toBe(described.description);
  expect(informativeExcerpt({ kind: 'article', ...described, description: 'Four funds.' })).toBe(
    'Four funds.',
  );
  expect(informativeExcerpt({ kind: 'episode', ...described })).toBe(described.description);
  expect(informativeExcerpt({ kind: 'episode', ...described, description: 'Four funds.' })).toBe(
    described.one_liner,
  );
});

it('a row says of anything else what its summary says', () => {
  expect(informativeExcerpt({ kind: 'meeting', ...described })).toBe(described.one_liner);
  expect(informativeExcerpt({ kind: 'article', description: null, one_liner: null })).toBe(null);
});

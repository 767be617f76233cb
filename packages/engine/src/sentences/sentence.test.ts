import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { readSentences } from './sentence.ts';

it('joins a sentence that captions break, and knows each of its places', () => {
  const { segments } = sourceOf(['The fund returned eight', 'percent net of fees.', 'Next item.']);
  const [first, second] = readSentences(segments, true);
  expect(first?.text).toBe('The fund returned eight percent net of fees.');
  expect(first?.pieces.map(({ segment }) => segment)).toEqual([0, 1]);
  expect(second?.text).toBe('Next item.');
});

it('never joins the words of two speakers', () => {
  const { segments } = sourceOf([
    ['A', 'We looked at the'],
    ['B', 'private credit book.'],
  ]);
  expect(readSentences(segments, true)).toHaveLength(2);
});

it('joins a sentence that is cut where a long turn is parted into segments', () => {
  const head = 'the plan stood at nine billion at the end of the year and it was '.repeat(7).trim();
  const segments = sourceOf([
    ['A', `${head} up by`],
    ['A', 'two hundred million.'],
  ]).segments.map((segment) => ({ ...segment, startMs: null, endMs: null }));
  expect(readSentences(segments, true).at(-1)?.text).toMatch(/ up by two hundred million\.$/u);
});

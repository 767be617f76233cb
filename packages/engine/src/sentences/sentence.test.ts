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

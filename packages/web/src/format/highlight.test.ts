import { expect, test } from 'vitest';
import { markRuns } from './highlight.ts';

const marked = (text: string, phrases: string[]): string =>
  markRuns(text, phrases)
    .map((run) => (run.marked ? `[${run.text}]` : run.text))
    .join('');

test('marks whole words in any case, the longest phrase first', () => {
  expect(marked('Fees fell. A fee is a fee.', ['fee'])).toBe('Fees fell. A [fee] is a [fee].');
  expect(marked('Private Credit and credit', ['credit', 'private credit'])).toBe(
    '[Private Credit] and [credit]',
  );
});

test('the text survives whole, whatever the phrases are', () => {
  for (const phrases of [[], [''], ['('], ['.*'], ['a', 'A'], ['é']]) {
    const text = 'A café (with .* and é) in a town.';
    expect(
      markRuns(text, phrases)
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
  }
});

test('every run knows where it starts', () => {
  expect(markRuns('one two one', ['one']).map((run) => run.at)).toEqual([0, 3, 8]);
});

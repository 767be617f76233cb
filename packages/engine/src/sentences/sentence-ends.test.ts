import { expect, it } from 'vitest';
import { readable } from '../salience/readable.ts';
import { type Line, sourceOf } from '../testing/source.fixture.ts';
import { readSentences } from './sentence.ts';

const shownOf = (lines: Line[]): string[] =>
  readSentences(sourceOf(lines).segments, true).map(({ text, ends }) => readable(text, [], ends));

it('says by an ellipsis where a long sentence was cut, and writes what follows as it stands', () => {
  const tail =
    'which the staff of the fund had under review for years with the towns of the county and the state '.repeat(
      2,
    );
  const shown = shownOf([
    `Revenue was up 2% over the prior year quarter in all of our regions, but we sold mills in the north, ${tail}and costs fell by four million dollars in the second half of the year as we had planned it.`,
  ]);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown[0]).toMatch(/^Revenue was up 2%.* …$/u);
  expect(shown.slice(1).every((text) => text.startsWith('… '))).toBe(true);
  expect(shown.at(-1)).toMatch(/as we had planned it\.$/u);
});

it('takes the end of a turn or a paragraph for the end of a sentence', () => {
  expect(
    shownOf([
      ['A', 'the fund returned eight percent'],
      ['B', 'Next item.'],
    ])[0],
  ).toBe('The fund returned 8%.');
});

it('sets no stop behind the lead of a list and behind its items', () => {
  const list = [
    ['A', 'The board asked for two things of its new manager:'],
    ['A', 'a report on the fees of the last three years; and'],
    ['A', 'a plan for the year to come'],
  ] as const;
  const { segments } = sourceOf(list);
  const untimed = segments.map((segment) => ({ ...segment, startMs: null, endMs: null }));
  expect(readSentences(untimed, true).map(({ ends }) => ends.end)).toEqual(['unmarked', 'unmarked', 'whole']);
});

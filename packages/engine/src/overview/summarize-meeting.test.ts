import { expect, it } from 'vitest';
import { countyBoard } from '../meeting/testing/small-boards.fixture.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { meetingSummary } from './summarize-meeting.ts';

const outline = { chapters: [] };
const turns = countyBoard.segments.map(({ speaker, text }): [string, string] => [speaker ?? '', text]);
const report =
  'The office renovation on Larch Street finished two months early and under its budget of $3 million.';
const reported = sourceOf([...turns.slice(0, 7), ['Dana Reyes', report], ...turns.slice(7)], {
  kind: 'meeting',
});

it('what was reported has the room that decisions leave', () => {
  const summary = meetingSummary({ ...reported, outline });
  expect(summary?.keyInsights.map(({ text }) => text)).toContain(report);
  expect(summary?.oneLiner.text).toContain('Three years with a fee review');
});

it('names who says "we" in it: that may be a firm that bids', () => {
  const bid =
    'We run $22 billion in global equity for 60 clients, and last year a fund hired us for $400 million.';
  const source = sourceOf([...turns.slice(0, 7), ['Giles Ferreby', bid], ...turns.slice(7)], {
    kind: 'meeting',
  });
  const texts = meetingSummary({ ...source, outline })?.keyInsights.map(({ text }) => text);
  expect(texts).toContain(`Giles Ferreby: “${bid}”`);
});

it('no insight is told twice, and there are eight at most', () => {
  const { keyInsights = [], tldr = [] } = meetingSummary({ ...reported, outline }) ?? {};
  const texts = [...keyInsights, ...tldr].map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(keyInsights.length).toBeLessThanOrEqual(8);
});

it('talk in which nothing is decided is told otherwise', () => {
  expect(meetingSummary({ ...sourceOf([report]), outline })).toBeNull();
});

it('two decisions of weight are enough for the first screen of a long meeting', () => {
  const talk = Array.from({ length: 90 }, (_, at): [string, string] => [
    'Ann Adair',
    `I spoke for a while of paper number ${at} and of what other towns have made of such papers.`,
  ]);
  const moved = (what: string): [string, string][] => [
    ['Carl Oakes', `I move that we ${what}.`],
    ['Roan Birch', 'Second.'],
    ['Ann Adair', 'All in favor? Opposed? The motion carries.'],
  ];
  const meeting = sourceOf(
    [
      ...talk.slice(0, 40),
      ...moved('adopt the charter of the water office with the changes of May'),
      ...talk.slice(40),
      ...moved('close the old ferry landing at Thornby for the winter'),
    ],
    { kind: 'meeting' },
  );
  const summary = meetingSummary({ ...meeting, outline });
  expect([summary?.oneLiner, ...(summary?.tldr ?? [])].map((one) => one?.text)).toEqual([
    expect.stringMatching(/^Approved: .*charter of the water office/iu),
    expect.stringContaining('ferry landing'),
  ]);
});

import { expect, it } from 'vitest';
import { countyBoard } from '../meeting/testing/small-boards.fixture.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { tellMeeting } from './tell-meeting.ts';

const outline = { chapters: [] };
const turns = countyBoard.segments.map(({ speaker, text }): [string, string] => [speaker ?? '', text]);
const report =
  'The office renovation on Larch Street finished two months early and under its budget of $3 million.';
const reported = sourceOf([...turns.slice(0, 7), ['Dana Reyes', report], ...turns.slice(7)], {
  kind: 'meeting',
});

it('what was reported has the room that decisions leave', () => {
  const told = tellMeeting({ ...reported, outline });
  expect(told?.keyInsights.map(({ text }) => text)).toContain(report);
  expect(told?.oneLiner.text).toContain('Three years with a fee review');
});

it('names who says "we" in it: that may be a firm that bids', () => {
  const bid =
    'We run $22 billion in global equity for 60 clients, and last year a fund hired us for $400 million.';
  const source = sourceOf([...turns.slice(0, 7), ['Giles Ferreby', bid], ...turns.slice(7)], {
    kind: 'meeting',
  });
  const told = tellMeeting({ ...source, outline })?.keyInsights.map(({ text }) => text);
  expect(told).toContain(`Giles Ferreby: “${bid}”`);
});

it('no insight is told twice, and there are eight at most', () => {
  const { keyInsights = [], tldr = [] } = tellMeeting({ ...reported, outline }) ?? {};
  const texts = [...keyInsights, ...tldr].map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(keyInsights.length).toBeLessThanOrEqual(8);
});

it('talk in which nothing is decided is told otherwise', () => {
  expect(tellMeeting({ ...sourceOf([report]), outline })).toBeNull();
});

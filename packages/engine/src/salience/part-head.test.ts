import { describe, expect, it } from 'vitest';
import { judgeOf } from '../overview/judge.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { isOfUnnamedPart } from './part-head.ts';
import { rateSentences } from './salience.ts';

const lines = [
  'ALDER RESORTS REPORTS FOURTH QUARTER RESULTS',
  'Consolidated Results',
  'Consolidated net revenues of $3.6 billion, an increase of 18% compared to the prior year quarter.',
  'Alder Coast',
  'Net revenues of $175 million in the current quarter compared to $315 million, a decrease of 44%.',
  'Alder Coast net revenues fell by $140 million in the quarter, which had three days of closed borders.',
  'Full Year Financial Highlights',
  'Net revenues of $13.1 billion in the current year compared to $9.7 billion, an increase of 36%.',
];
const source = sourceOf(lines, { kind: 'document', title: 'Alder Resorts Q4' });
const untimed = {
  ...source,
  segments: source.segments.map((one) => ({ ...one, startMs: null, endMs: null })),
};

describe('a measure under the heading of a part', () => {
  it('is not told without it: it would read as the whole company', () => {
    const isUnnamed = isOfUnnamedPart(untimed);
    const unnamed = rateSentences(untimed).filter(isUnnamed);
    expect(unnamed.map(({ polished }) => polished)).toEqual([lines[4]]);
    const { isFit } = judgeOf(untimed);
    expect(unnamed.some(isFit)).toBe(false);
  });

  it('is told where it names the part itself, or stands under a heading of the whole', () => {
    const isUnnamed = isOfUnnamedPart(untimed);
    const ratedStatements = rateSentences(untimed).filter((one) => !isUnnamed(one));
    expect(ratedStatements.map(({ polished }) => polished)).toEqual(
      expect.arrayContaining([lines[2], lines[5], lines[7]]),
    );
  });

  it('is not told either where a sentence begins with how it changed, or has it anywhere below a segment', () => {
    const parts = [
      'International Segment',
      'The decreases in revenue in the second quarter were driven by comparable sales declines of 5.4% and by exchange rates.',
      'The segment had lower costs by $12 million after the stores of two cities were closed in the spring.',
      'International comparable sales declined 5.4% in the second quarter, mostly in stores of the north.',
    ];
    const written = sourceOf(parts, { kind: 'document', title: 'Alder Q2' });
    const paper = {
      ...written,
      segments: written.segments.map((one) => ({ ...one, startMs: null, endMs: null })),
    };
    const unnamed = rateSentences(paper).filter(isOfUnnamedPart(paper));
    expect(unnamed.map(({ polished }) => polished)).toEqual([parts[1], parts[2]]);
  });
});

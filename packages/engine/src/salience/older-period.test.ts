import { describe, expect, it } from 'vitest';
import { passesOf } from '../overview/passes.ts';
import type { Source } from '../ports/ports.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { olderSegments } from './older-period.ts';
import { rateSentences } from './salience.ts';

const lines = [
  'Larch Streaming',
  'Year ended December 31, 2017 as compared to the year ended December 31, 2016',
  'Larch Streaming had rents of $49.9 million for its offices in the year, 12% more than a year before.',
  'Year ended December 31, 2016 as compared to the year ended December 31, 2015',
  'Larch Streaming had rents of $16.2 million for its studios in the year, 12% more than a year before.',
  'Liquidity and Capital Resources',
  'Larch Streaming had cash of $2.8 billion at the end of the year, 12% more than a year before.',
];
const written = sourceOf(lines, { kind: 'document', title: 'Larch: annual report 2017' });
const source = {
  ...written,
  segments: written.segments.map((one) => ({ ...one, startMs: null, endMs: null })),
};

describe('what stands below the heading of an older period', () => {
  it('is that, until another heading begins', () => {
    expect([...olderSegments(source)]).toEqual([4]);
  });

  it('leads nothing', () => {
    const reported = (one: Source) =>
      rateSentences(one)
        .filter(passesOf(one))
        .map(({ polished }) => polished);
    expect(reported(source)).toEqual([lines[2], lines[6]]);
    const untold = { ...source, segments: source.segments.filter((_, at) => at !== 3) };
    expect(reported(untold)).toContain(lines[4]);
  });

  it('is nothing where the paper tells one period', () => {
    const one = { ...source, segments: source.segments.filter((_, at) => at !== 1) };
    expect([...olderSegments(one)]).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { openGate } from './gate.ts';

const { segments } = sourceOf(['The fund paid 12 million in fees.']);
const cite = (segmentId: string, quote: string) => ({
  segmentId,
  quote,
  startMs: null,
  endMs: null,
  page: null,
});

it('lets a cited sentence pass and says whether it is verbatim', () => {
  const passed = openGate(segments).pass({
    text: 'Fees: 12 million.',
    verbatim: true,
    citations: [cite('s0', 'The fund paid 12 million in fees.')],
  });
  expect(passed).toMatchObject({ verbatim: false });
});

it.each([
  ['a place that does not exist', 'The fund paid.', cite('s9', 'The fund paid')],
  ['a quote that is not in its segment', 'The fund lost.', cite('s0', 'The fund lost')],
  [
    'a number that is not in its quote',
    'The fund paid 13 million.',
    cite('s0', 'The fund paid 12 million in fees.'),
  ],
])('stops %s', (_, text, citation) => {
  expect(openGate(segments).pass({ text, verbatim: false, citations: [citation] })).toBeNull();
});

describe('what several people said', () => {
  const segments = [
    {
      id: 'a',
      index: 0,
      speaker: 'Chair',
      text: 'First thing, the minutes of April.',
      startMs: 0,
      endMs: 1,
      page: null,
    },
    {
      id: 'b',
      index: 1,
      speaker: 'Mover',
      text: 'So moved, as corrected.',
      startMs: 1,
      endMs: 2,
      page: null,
    },
    { id: 'c', index: 2, speaker: 'Mover', text: 'Thank you.', startMs: 2, endMs: 3, page: null },
  ];
  const cite = (id: string, quote: string) => ({
    segmentId: id,
    quote,
    startMs: null,
    endMs: null,
    page: null,
  });
  const said = (text: string, ...citations: ReturnType<typeof cite>[]) =>
    openGate(segments).pass({ text, verbatim: true, citations })?.verbatim;

  it('is no quotation, and neither are words that do not follow each other', () => {
    const joined = 'First thing, the minutes of April So moved, as corrected';
    expect(
      said(joined, cite('a', 'First thing, the minutes of April'), cite('b', 'So moved, as corrected')),
    ).toBe(false);
    expect(said('So moved Thank you', cite('b', 'So moved'), cite('c', 'Thank you'))).toBe(false);
  });

  it('is one where somebody goes on', () => {
    const whole = 'So moved, as corrected. Thank you.';
    expect(said(whole, cite('b', 'So moved, as corrected.'), cite('c', 'Thank you.'))).toBe(true);
  });
});

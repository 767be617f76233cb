import { expect, it } from 'vitest';
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

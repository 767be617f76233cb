import type { Signal } from '@ecco/domain';
import { expect, it } from 'vitest';
import { placesOfSignal } from './signal-places.ts';

const at = (segmentId: string, quote: string) => ({
  ...{ segmentId, quote, startMs: null, endMs: null, page: null },
});
const motionSignal = at('motion', 'Staff recommends a commitment of $90 million.');
const voted = at('vote', 'Eight ayes, one no. The motion carries.');
const amended = at('sum', 'Make it 80 million, then.');
type SignalPlaces = Pick<Signal, 'amount' | 'measure' | 'stage' | 'sentence' | 'places'>;
const signal = (stage: 'recommended' | 'approved'): SignalPlaces => ({
  amount: {
    value: { text: '80 million', value: 80e6, currency: 'USD', terms: null },
    certainty: 'stated',
    citation: amended,
  },
  measure: null,
  stage: { value: stage, certainty: 'stated', citation: stage === 'approved' ? voted : motionSignal },
  sentence: { text: motionSignal.quote, verbatim: true, citations: [motionSignal] },
  places: [motionSignal, voted],
});
const lines = {
  item: { uuid: 'item', slug: 'board', kind: 'meeting' as const, title: 'Board' },
  indexOf: new Map([
    ['motion', 3],
    ['sum', 5],
    ['vote', 9],
  ]),
  isEstimated: () => false,
  speakerOf: () => null,
};
const quotes = (...asks: Parameters<typeof placesOfSignal>) =>
  placesOfSignal(...asks).map(({ quote }) => quote);

it('leads with the vote where there was one, then says what was voted on', () => {
  expect(quotes(signal('approved'), lines, { most: 2 })).toEqual([voted.quote, motionSignal.quote]);
  expect(quotes(signal('approved'), lines, { most: 1 })).toEqual([voted.quote]);
});

it('leads with its words while nothing is decided, and has no place in an item that is gone', () => {
  expect(quotes(signal('recommended'), lines, { most: 1 })).toEqual([motionSignal.quote]);
  expect(placesOfSignal(signal('approved'), undefined, { most: 2 })).toEqual([]);
});

it('leads with the words of the field in which sources differ, and not with a vote that both have', () => {
  expect(quotes(signal('approved'), lines, { most: 1, differs: 'amount' })).toEqual([amended.quote]);
  expect(quotes(signal('approved'), lines, { most: 1, differs: 'measure' })).toEqual([voted.quote]);
});

import type { SignalKind } from '@ecco/domain';
import { expect, test } from 'vitest';
import { SignalLabel } from './label.schema.ts';
import { match, type PlacedLabel } from './match.ts';
import type { ProductSignal, Votes } from './product-signals.ts';

const text = 'The board hired Alder. It sold the fund of Birch. Ms. Cedar resigned, and Mr. Elm resigned.';

const labeled = (kind: SignalKind, words: string, more: object = {}): PlacedLabel => ({
  label: SignalLabel.parse({
    dataset: 'boards',
    source: 'oak',
    event: words,
    kind,
    actor: 'allocator',
    places: [{ unit: 0 }],
    ...more,
  }),
  places: [{ segmentIds: new Set(['0']), from: text.indexOf(words), to: text.indexOf(words) + words.length }],
});

const signalOf = (kind: SignalKind, quote: string, votes: Votes | null = null): ProductSignal => ({
  kind,
  stage: null,
  amount: null,
  assetClass: null,
  votes,
  places: [{ segmentId: '0', startMs: null, endMs: null, page: null, quote }],
  text: quote,
});

const textOf = () => text;

test('what is found is what is labelled at its words, whatever the order', () => {
  const labels = [labeled('departure', 'Cedar resigned'), labeled('departure', 'Elm resigned')];
  const { hits, wrong, missed } = match(labels, [signalOf('departure', 'and Mr. Elm resigned')], textOf);
  expect(hits.map(({ label }) => label.event)).toEqual(['Elm resigned']);
  expect(missed.map(({ event }) => event)).toEqual(['Cedar resigned']);
  expect(wrong).toEqual([]);
});

test('a kind that is not labelled there is wrong, and an event that is told again is told twice', () => {
  const labels = [labeled('hire', 'hired Alder', { otherKinds: ['commitment'] })];
  const all = [
    signalOf('commitment', 'The board hired Alder.'),
    signalOf('hire', 'The board hired Alder.'),
    signalOf('search', 'The board hired Alder.'),
  ];
  const { hits, wrong } = match(labels, all, textOf);
  expect(hits).toHaveLength(1);
  expect(wrong.map(({ found: { kind }, isTwice }) => ({ kind, isTwice }))).toEqual([
    { kind: 'hire', isTwice: true },
    { kind: 'search', isTwice: false },
  ]);
});

test('what may be left out is neither missed nor wrong', () => {
  const labels = [labeled('redemption', 'sold the fund of Birch', { optional: true })];
  expect(match(labels, [], textOf).missed).toEqual([]);
  expect(match(labels, [signalOf('redemption', 'It sold the fund of Birch.')], textOf).wrong).toEqual([]);
});

test('of several votes on a page the one that was counted alike is meant', () => {
  const page = (event: string, yes: number): PlacedLabel => ({
    ...labeled('vote', event, { votes: { yes } }),
    places: [{ segmentIds: new Set(['0']) }],
  });
  const { hits } = match(
    [page('first', 5), page('second', 7)],
    [signalOf('vote', 'It sold', { yes: 7, no: null, abstain: null })],
    textOf,
  );
  expect(hits.map(({ label }) => label.event)).toEqual(['second']);
});

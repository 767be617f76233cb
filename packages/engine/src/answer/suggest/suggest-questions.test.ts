import type { Proceedings, Signal } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import type { AskedSource } from '../../ports/ports.ts';
import { sourceOf } from '../../testing/source.fixture.ts';
import { suggestQuestions } from './suggest-questions.ts';

const nothing: Proceedings = { agenda: [], decisions: [], signals: [] };
const lines = [
  ['Ada', 'Larch Partners IV is a fund of small ports, and staff likes its terms.'],
  ['Ada', 'The board of Alder Teachers approved a commitment of $40 million to Larch Partners IV.'],
  ['Ben', 'The office was painted green in spring.'],
] as const;
const source: AskedSource = sourceOf(lines, { kind: 'meeting', title: 'Alder Teachers in May' });

const told = <Value>(value: Value) => ({
  value,
  certainty: 'stated' as const,
  citation: { segmentId: 's1', quote: 'approved', startMs: null, endMs: null, page: null },
});
const commitment = (part: Partial<Signal> = {}): Signal => ({
  kind: 'commitment',
  sentence: { text: 'approved', verbatim: true, citations: [] },
  who: told('Alder Teachers'),
  manager: null,
  vehicle: told('Larch Partners IV'),
  assetClass: null,
  strategy: null,
  consultant: null,
  person: null,
  amount: told({ text: '$40 million', value: 40_000_000, currency: 'USD' }),
  measure: null,
  decided: null,
  effective: null,
  stage: told('approved'),
  places: [told('').citation],
  ...part,
});
const suggested = (signals: Signal[]): string[] =>
  suggestQuestions({ source, proceedings: { ...nothing, signals }, speakers: [] });

describe('questions that a source answers', () => {
  it('ask how much was committed, to what', () => {
    expect(suggested([commitment()])).toEqual(['How much did Alder Teachers commit to Larch Partners IV?']);
  });

  it.each([
    ['was only recommended', { stage: told('recommended' as const) }],
    ['has no amount', { amount: null }],
    ['is of nobody known', { who: null }],
    ['names nothing', { vehicle: null }],
    [
      'is told elsewhere than where the answer stands',
      { places: [{ ...told('').citation, segmentId: 's2' }] },
    ],
    ['is of something that the source does not speak of', { vehicle: told('Quarry Bonds VII') }],
  ])('do not ask of a commitment that %s', (_, part) => {
    expect(suggested([commitment(part)])).toEqual([]);
  });

  it('are the titles of chapters that ask, where the chapter answers', () => {
    const chapter = {
      firstSegment: 0,
      lastSegment: 1,
      startMs: null,
      endMs: null,
      page: null,
      relevancy: 90,
      summary: [],
      takeaways: [],
    };
    const titles = ['What does staff say of the terms?', 'Why?', 'Terms of the fund'];
    const chapters = titles.map((title) => ({ ...chapter, title }));
    const read = { source: { ...source, outline: { chapters } }, proceedings: nothing, speakers: [] };
    expect(suggestQuestions(read)).toEqual(['What does staff say of the terms?']);
  });
});

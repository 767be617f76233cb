import type { Proceedings, Signal } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import type { QuestionSource } from '../../ports/ports.ts';
import { sourceOf } from '../../testing/source.fixture.ts';
import { suggestQuestions } from './suggest-questions.ts';

const nothing: Proceedings = { agenda: [], decisions: [], signals: [] };
const lines = [
  ['Ada', 'Larch Partners IV is a fund of small ports, and staff likes its terms.'],
  ['Ada', 'The board of Alder Teachers approved a commitment of $40 million to Larch Partners IV.'],
  ['Ben', 'The office was painted green in spring.'],
] as const;
const source: QuestionSource = sourceOf(lines, { kind: 'meeting', title: 'Alder Teachers in May' });

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
  amount: told({ text: '$40 million', value: 40_000_000, currency: 'USD', terms: null }),
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

  it('ask for the figures of a call, of its company and its quarter', () => {
    const call = sourceOf(
      ['Revenue was $4.6 billion in the quarter.', 'Backlog grew, and nobody knows to how much.'],
      {
        ...{ kind: 'earnings', title: 'A call', organizations: ['Cedars, Inc.'] },
        period: { quarter: 3, year: 2025 },
      },
    );
    expect(suggestQuestions({ source: call, proceedings: nothing, speakers: [] })).toEqual([
      'What was Cedars’ revenue in the third quarter of 2025?',
    ]);
  });

  it('ask for the figures of the one fund that is told of', () => {
    const talk = sourceOf([
      'The funded ratio of Alder Teachers is 81 percent, and its market value was not told.',
    ]);
    const moves = [commitment({ amount: null })];
    expect(
      suggestQuestions({ source: talk, proceedings: { ...nothing, signals: moves }, speakers: [] }),
    ).toEqual(['What is the funded ratio of Alder Teachers?']);
  });

  it.each([
    [
      'in private credit',
      'They invest in private credit. Much of private credit is floating.',
      'private credit',
    ],
    ['with its article', 'They spoke of the app store at length.', null],
  ])('name a subject as it is said: %s', (_, text, label) => {
    const paper = sourceOf(text.split(/(?<=\.) /u), { kind: 'article', title: 'An article' });
    const segmentIds = paper.segments.map(({ id }) => id);
    const topic = { label: 'Private Credit', weight: 1, mentions: 2, segmentIds };
    const analysis = { oneLiner: null, tldr: [], keyTopics: [topic] };
    const asked = suggestQuestions({
      ...{ source: { ...paper, analysis } },
      ...{ proceedings: nothing, speakers: [] },
    });
    expect(asked).toEqual(label === null ? [] : [`What is said about ${label}?`]);
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

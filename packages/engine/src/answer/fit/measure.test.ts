import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';
import { readQuestion } from '../question/read-question.ts';
import { tellsMeasure } from './measure.ts';

const filler =
  'In revenue, in net income and in adjusted earnings per share Larchmont Health did better than it had hoped.';
const told = (query: string, lines: readonly string[]): string[] => {
  const call = sourceOf([...lines, filler], { kind: 'earnings', title: 'Larchmont Health Q3 2021 call' });
  return answerQuestion({ query, sources: [call] }).sentences.map(({ text }) => text);
};

describe('a question for a measure', () => {
  const members = 'Total pharmacy membership increased by 1.6 million lives in 2022 in Larchmont Health.';
  const added =
    'Larchmont Health added over 1.3 million net new members through the 2021 and 2022 selling season.';

  it('is answered by no other number that stands near its words', () => {
    expect(told("What were Larchmont Health's total revenues in 2022?", [members])).toEqual([]);
    expect(told("What was Larchmont Health's net income in 2022?", [added])).toEqual([]);
  });

  it('is answered by what names it, in any of its words', () => {
    const revenue = 'Total revenues of Larchmont Health in 2022 were $31.5 billion.';
    const sales = 'Larchmont Health sales in 2022 were $31.5 billion.';
    expect(told("What were Larchmont Health's total revenues in 2022?", [members, revenue])).toEqual([
      revenue,
    ]);
    expect(told("What were Larchmont Health's revenues in 2022?", [members, sales])).toEqual([sales]);
  });

  it('of net income is not answered by another income', () => {
    const other = 'Larchmont Health in 2022 had net investment income of $251 million, down 54%.';
    expect(told("What was Larchmont Health's net income in 2022?", [other])).toEqual([]);
  });

  it('is told of stores by their comparable sales, and not by how many there are', () => {
    const stores = 'We also plan to bring this concept to up to 25 Larchmont stores in 2021.';
    const comps = 'Larchmont comp sales in 2021 decreased by about 16%.';
    const query = 'What did Larchmont say about same-store sales in 2021?';
    expect(told(query, [stores])).toEqual([]);
    expect(told(query, [stores, comps])).toEqual([comps]);
  });

  it('of what is expected is answered by what tells an expectation of it', () => {
    const end = 'We are guiding to a strong year end of 2021 at Larchmont Health for all 300,000 colleagues.';
    const range = 'The updated 2021 adjusted earnings per share guidance range of Larchmont Health is $7.95.';
    const query = 'What did Larchmont Health guide for 2021 adjusted earnings per share?';
    expect(told(query, [end])).toEqual([]);
    expect(told(query, [end, range])).toEqual([range]);
  });

  it('is not one for what moved it, which may be told without its name', () => {
    const asked = (query: string) => tellsMeasure({ ...readQuestion(query), form: 'open' });
    expect(asked('What drove revenue growth?')).toBeNull();
    expect(asked('What was the impact of the closures on revenue?')).toBeNull();
    expect(asked('What was revenue in 2021?')).not.toBeNull();
  });
});

describe('the role of somebody', () => {
  const query = 'What is the role of Ana Varga?';

  it('is told where an office stands beside their name, and by no other role', () => {
    const other = 'We have a role before borrowings are entered into, Ana Varga said.';
    expect(told(query, [other])).toEqual([]);
    expect(told(query, [other, 'Ana Varga is the treasurer, and has that role since May.'])).toEqual([
      'Ana Varga is the treasurer, and has that role since May.',
    ]);
  });
});

import { expect, it } from 'vitest';
import { interview } from '../../testing/interview.fixture.ts';
import { sourceOf } from '../../testing/source.fixture.ts';
import { readQuestion } from '../question/read-question.ts';
import { rankPlaces } from './rank-places.ts';

const talk = sourceOf(interview);

it('puts the middle of the passage that holds the question first', () => {
  const [first] = rankPlaces(readQuestion('How much did the discount rate change the unfunded liability?'), [
    talk,
  ]);
  expect(talk.segments[first?.segment ?? 0]?.text).toContain('added $410 million to the unfunded liability');
});

it('prefers whom the question names', () => {
  const lines = [
    ['Ann Reed', 'The covenant risk of private loans is low in my view.'],
    ['Bo Lund', 'The covenant risk of private loans is high in my view.'],
  ] as const;
  const first = (name: string) =>
    rankPlaces(readQuestion(`What does ${name} think of covenant risk?`), [sourceOf(lines)])[0]?.segment;
  expect([first('Ann Reed'), first('Bo Lund'), first('Mr. Lund')]).toEqual([0, 1, 1]);
});

it('finds the page, and of two documents the one whose title is asked for', () => {
  const filing = (title: string) => {
    const source = sourceOf(
      ['Total revenue grew.', 'Inventories at cost, net.', 'Total current liabilities.'],
      {
        kind: 'document',
        title,
      },
    );
    return { ...source, segments: source.segments.map((one, at) => ({ ...one, page: at + 1 })) };
  };
  const sources = [filing('Larch Lending: Form 10-K, 2020'), filing('Birchwood: Form 10-K, 2021')];
  const [first] = rankPlaces(readQuestion('What were the inventories of Birchwood in FY2021?'), sources);
  expect(first).toMatchObject({ sourceIndex: 1, segment: 1 });
});

it('ranks nothing where no word of the question is said', () => {
  expect(rankPlaces(readQuestion('sourdough'), [talk])).toEqual([]);
  expect(rankPlaces(readQuestion('sourdough'), [])).toEqual([]);
});

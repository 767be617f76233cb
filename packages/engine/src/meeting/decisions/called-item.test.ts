import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { decisionsOf, lineOf } from '../testing/spoken-lines.fixture.ts';

const councilOf = (lines: readonly string[]) =>
  sourceOf(['I call this meeting of the council to order.', ...lines, 'We are adjourned.'], {
    kind: 'meeting',
    title: 'City council',
  });

const vote = [
  'Second.',
  'Any questions or discussion?',
  'Seeing none, all those in favor, please say aye.',
  'Aye.',
  'Any opposed?',
];

describe('a motion that names nothing', () => {
  it('is of what the chair called in the sentence before, on one line of captions or on several', () => {
    const council = councilOf([
      '11A is a resolution authorizing the mayor',
      'to lease the quarry building for $4,200.',
      'Move to approve.',
      ...vote,
      'Motion carries.',
      '12B is an ordinance to close Marl Lane at the river.',
      'So moved.',
      ...vote,
      'Motion carries.',
    ]);
    const decisions = decisionsOf(council);
    expect(decisions.map(lineOf)).toEqual([
      'carried ?-?-? ?/?: a resolution authorizing the mayor to lease the quarry building for $4,200',
      'carried ?-?-? ?/?: an ordinance to close Marl Lane at the river',
    ]);
    expect(decisions.map(({ amounts }) => amounts.map(({ text }) => text))).toEqual([['$4,200'], []]);
  });

  it('is known by its second alone, and has its count after a long debate', () => {
    const debate = Array.from({ length: 40 }, (_, at) => `Speaker ${at} likes the pavilion by the lake.`);
    const council = councilOf([
      '11B is a resolution authorizing an agreement with the Harbor Authority.',
      'Second.',
      ...debate,
      'All those in favor, please say aye.',
      'Any opposed?',
      'Opposed.',
      'Motion carries 7-1.',
    ]);
    expect(decisionsOf(council).map(lineOf)).toEqual([
      'carried 7-1-? ?/?: a resolution authorizing an agreement with the Harbor Authority',
    ]);
  });
});

it.each([
  'It carries a lot of weight with me if the families agree.',
  'I would like to also, without objection, ask for flexibility.',
])('decides nothing: %s', (said) => {
  const board = sourceOf(
    [
      ['Nora Abel', 'I call the meeting of the board to order. I propose that we bring our guest up front.'],
      ['Nora Abel', said],
      ['Ida Roe', 'Thank you for coming.'],
      ['Nora Abel', 'We are adjourned.'],
    ],
    { kind: 'meeting', title: 'Board meeting' },
  );
  expect(decisionsOf(board)).toEqual([]);
});

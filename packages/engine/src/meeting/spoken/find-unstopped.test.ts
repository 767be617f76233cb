import { expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { decisionsOf, lineOf } from '../testing/spoken-lines.fixture.ts';

const decisionLines = (...lines: string[]): string[] =>
  decisionsOf(
    sourceOf(
      [
        'welcome to the meeting of the city council I call it to order',
        ...lines,
        'we are adjourned good night',
      ],
      {
        kind: 'meeting',
        title: 'Tarn Hollow City Council',
      },
    ),
  ).map(lineOf);
const vote = [
  'by councilman Bell seconded by councilman Crane any discussion seeing none please',
  'conduct a roll call vote councilman Bell yes councilman Crane yes okay motion',
];

it('captions without stops tell what was called, moved as it was called and counted', () => {
  expect(
    decisionLines(
      'item please 11 D is a resolution authorizing the mayor to lease the Odell',
      'mill for twenty thousand dollars motion to approve motion made to approve',
      ...vote,
      'carries 9-0 next item please 12 e is an ordinance to close Fallow Street at',
      'the quarry move to approve motion made to approve',
      ...vote,
      'carries 8-1 next item is public forum members of public forum',
    ),
  ).toEqual([
    'carried 9-0-? ?/?: a resolution authorizing the mayor to lease the Odell mill for twenty thousand dollars',
    'carried 8-1-? ?/?: an ordinance to close Fallow Street at the quarry',
  ]);
});

it.each([
  ['without a count', ['motion to approve made', ...vote, 'carries thank you']],
  ['of a substitute', ['motion to approve made', 'i offer a substitute motion', ...vote, 'carries 9-0 okay']],
  ['of another vote', ['motion to approve made', ...vote, 'fails okay', ...vote, 'carries 9-0 okay']],
  [
    'of an item whose number was not heard',
    [
      'motion to approve made',
      'roll call vote Bell yes 11 is the resolution on tires',
      ...vote,
      'carries 9-0 okay',
    ],
  ],
  ['that was not moved', ['well let us talk of it', 'please conduct a roll call vote', 'motion carries 9-0']],
])('and nothing %s', (_, lines) => {
  const decisions = decisionLines('12 e is an ordinance to close Fallow Street at the quarry', ...lines);
  expect(decisions.filter((one) => one.includes('Fallow Street'))).toEqual([]);
});

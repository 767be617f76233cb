import { expect, it } from 'vitest';
import { type Line, sourceOf } from '../../testing/source.fixture.ts';
import { decisionsOf } from '../testing/spoken-lines.fixture.ts';
import { spokenMeeting } from '../testing/spoken-meeting.fixture.ts';

const chair = 'Dana Holt';
const movesOf = (...lines: Line[]) =>
  decisionsOf(spokenMeeting(...lines)).map(({ move, result }) => `${move} ${result?.value}`);

const moved: Line[] = [
  ['Sam Doe', 'I move to commit twenty million to Kestrel Timber.'],
  ['Ida Roe', 'Second.'],
];
const amended: Line[] = [
  ['Lee Abel', 'I move to amend the amount to ten million.'],
  ['Sam Doe', 'Second.'],
];

it('an amendment that is lost is told apart from its motion', () => {
  const end: Line = [chair, 'On the amendment, all in favor? Opposed? The amendment fails, two to five.'];
  const main: Line = [chair, 'On the main motion, all in favor? Opposed? The motion carries, five to two.'];
  expect(movesOf(...moved, ...amended, end, main)).toEqual(['amendment failed', 'null carried']);
});

it('what nobody seconded is no motion that was voted down', () => {
  const end: Line = [chair, "Is there a second? There's no second, so the motion dies."];
  expect(movesOf(['Sam Doe', 'I move to commit twenty million to Kestrel Timber.'], end)).toEqual([
    'no-second failed',
  ]);
});

it('a vote to take something up again is told as that', () => {
  const again: Line[] = [
    ['Sam Doe', 'I move to reconsider the commitment to Kestrel Timber.'],
    ['Ida Roe', 'Second.'],
    [chair, 'All in favor? Opposed? The motion carries, five to two.'],
  ];
  expect(movesOf(...again)).toEqual(['reconsideration carried']);
});

it('of captions, a substitute is known by how it was moved, whatever is said of its end', () => {
  const source = sourceOf(
    [
      'I call this meeting of the county commission to order. A quorum is present.',
      '9A is an ordinance to close Fallow Street.',
      'So moved.',
      'Second.',
      'I would like to make a substitute motion to send the closing of Fallow Street back to the planners.',
      'Second.',
      'All in favor of the substitute motion say aye.',
      'Aye.',
      'Opposed?',
      'The motion carries.',
    ],
    { kind: 'meeting', title: 'Tarn Hollow County Commission' },
  );
  expect(decisionsOf(source).map(({ move }) => move)).toEqual(['substitute']);
});

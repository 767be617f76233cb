import { expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { readProceedings } from '../proceedings.ts';
import { spokenMeeting } from '../testing/spoken-meeting.fixture.ts';
import { pointsOf } from './points.ts';

it('names who says "We": in a meeting of a fund that may be somebody else', () => {
  const source = {
    ...spokenMeeting(
      ['Petra Vance', 'Good morning, I am Petra Vance, the chief investment officer of the pension fund.'],
      ['Petra Vance', 'We closed on $40 million with Harrow Bridge V under delegated authority.'],
    ),
    outline: { chapters: [] },
  };
  expect(pointsOf(source, readProceedings(source)).map(({ told }) => told.text)).toContain(
    'Petra Vance: “We closed on $40 million with Harrow Bridge V under delegated authority.”',
  );
});

it('weighs a vote that was contested most, a sum by its size, and one parcel after the other least', () => {
  const vote = ['So moved.', 'Second.', 'All in favor say aye.', 'Aye.', 'Any opposed?'];
  const source = {
    ...sourceOf(
      [
        'I call this meeting of the council to order. A quorum is present.',
        ...['9A is an ordinance to rezone a lot on Fallow Street.', ...vote, 'Motion carries.'],
        ...['9B is a resolution to pave the yard of the Odell mill for $30,000.', ...vote, 'Motion carries.'],
        ...['9C is a resolution to build the Wexley bridge for $3 million.', ...vote, 'Motion carries.'],
        ...['9D is an ordinance to allow fireworks in the town.', ...vote, 'Motion carries 5-3.'],
        'We are adjourned.',
      ],
      { kind: 'meeting', title: 'Council' },
    ),
    outline: { chapters: [] },
  };
  const byWeight = pointsOf(source, readProceedings(source)).toSorted((a, b) => b.weight - a.weight);
  expect(byWeight.map(({ told }) => told.text)).toEqual([
    'Approved, 5–3: An ordinance to allow fireworks in the town.',
    'Approved: A resolution to build the Wexley bridge for $3 million.',
    'Approved: A resolution to pave the yard of the Odell mill for $30,000.',
    'Approved: An ordinance to rezone a lot on Fallow Street.',
  ]);
});

import { expect, it } from 'vitest';
import { readProceedings } from '../../proceedings/proceedings.ts';
import { sourceOf } from '../../testing/source.fixture.ts';
import { spokenMeeting } from '../testing/spoken-meeting.fixture.ts';
import { summarizeMeeting } from './meeting-summary.ts';
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

const vote = ['So moved.', 'Second.', 'All in favor say aye.', 'Aye.', 'Any opposed?'];
const council = (...lines: string[]) => ({
  ...sourceOf(
    ['I call this meeting of the council to order. A quorum is present.', ...lines, 'We are adjourned.'],
    {
      kind: 'meeting',
      title: 'Council',
    },
  ),
  outline: { chapters: [] },
});
const byWeight = (...lines: string[]): string[] => {
  const source = council(...lines);
  const points = pointsOf(source, readProceedings(source));
  return points.toSorted((a, b) => b.weight - a.weight).map(({ told }) => told.text);
};

it('weighs a vote that was contested most, a sum by its size, and one parcel after the other least', () => {
  expect(
    byWeight(
      ...['9A is an ordinance to rezone a lot on Fallow Street.', ...vote, 'Motion carries.'],
      ...['9B is a resolution to pave the yard of the Odell mill for $30,000.', ...vote, 'Motion carries.'],
      ...['9C is a resolution to build the Wexley bridge for $3 million.', ...vote, 'Motion carries.'],
      ...['9D is an ordinance to allow fireworks in the town.', ...vote, 'Motion carries 5-3.'],
    ),
  ).toEqual([
    'Approved, 5–3: An ordinance to allow fireworks in the town.',
    'Approved: A resolution to build the Wexley bridge for $3 million.',
    'Approved: A resolution to pave the yard of the Odell mill for $30,000.',
    'Approved: An ordinance to rezone a lot on Fallow Street.',
  ]);
});

it('weighs a small purchase below a rule of the town, and whoever is named to a committee last', () => {
  expect(
    byWeight(
      ...['9A is a resolution appointing Ida Quill to the drainage committee.', ...vote, 'Motion carries.'],
      ...['9B is a resolution to lease tires for the buses for $12,000.', ...vote, 'Motion carries.'],
      ...['9C is an ordinance to allow fireworks in the town.', ...vote, 'Motion carries.'],
    ),
  ).toEqual([
    'Approved: An ordinance to allow fireworks in the town.',
    'Approved: A resolution to lease tires for the buses for $12,000.',
    'Approved: A resolution appointing Ida Quill to the drainage committee.',
  ]);
});

it('tells a resolution without its form, and never under the title of the consent items', () => {
  expect(
    byWeight(
      'The consent items are 9B and 9C.',
      '9A is a resolution authorizing the Mayor to execute any and all documents necessary to accept a grant of $90,000 for the Odell Library.',
      ...[...vote, 'Motion carries.'],
      '9D is a resolution authorizing the mayor to execute an agreement with Wexley Builders, Inc. for a bridge at the river for $70,000.',
      ...[...vote, 'Motion carries.'],
    ),
  ).toEqual([
    'Approved: A grant of $90,000 for the Odell Library.',
    'Approved: An agreement with Wexley Builders, Inc. for a bridge at the river for $70,000.',
  ]);
});

it('tells items that were put off by their number with what they are about', () => {
  expect(
    byWeight(
      'I would like for us to consider postponing items 12E and F for two weeks.',
      'Right, this is the Dry Lane zoning issue, and the mayor is out of town.',
      ...[...vote, 'No.', 'Passes 7-1.'],
    ),
  ).toEqual(['Deferred, 7–1: Postponing items 12E and F for two weeks … the Dry Lane zoning issue.']);
});

it('has room for a long motion that decides on a sum, and tells the total of it', () => {
  const source = council(
    '9A is a resolution authorizing the mayor to execute an amendment to the agreement with Marl Health for the operation',
    "of the town's clinic and of its field offices, increasing the budget for the last year of the agreement by an amount",
    'not to exceed $40,000 to allow for overtime of the nurses, for a total cost',
    'in the fifth and final year of the agreement not to exceed $2,300,000.',
    ...[...vote, 'Motion carries.'],
    ...['9B is a resolution to lease tires for the buses for $12,000.', ...vote, 'Motion carries.'],
    ...['9C is an ordinance to allow fireworks in the town.', ...vote, 'Motion carries.'],
  );
  expect(summarizeMeeting(source, readProceedings(source))?.oneLiner.text).toContain(
    'not to exceed $2,300,000.',
  );
});

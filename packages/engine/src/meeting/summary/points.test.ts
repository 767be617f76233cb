import { expect, it } from 'vitest';
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

import { expect, it } from 'vitest';
import { daysIn } from './days.ts';

it.each([
  ['The next meeting is on June 3, 2026.', '2026-05-20', ['2026-06-03']],
  ['The next meeting is on June 3.', '2026-05-20', ['2026-06-03']],
  ['We meet again on January 8th.', '2026-12-11T09:00:00Z', ['2027-01-08']],
  ['We meet on the 8th of January 2027.', null, ['2027-01-08']],
  ['In December we vote on it.', '2026-11-10', ['2026-12-31']],
  ['It is due in February 2027.', null, ['2027-02-28']],
])('a day is read as it is meant when it is said: %s', (text, said, days) => {
  expect(daysIn(text, said)).toEqual(days);
});

it.each(['We meet on June 3.', 'May I see it?', 'We march on.', 'Route 66 was closed.'])(
  'no day is read where none is sure: %s',
  (text) => {
    expect(daysIn(text, null)).toEqual([]);
  },
);

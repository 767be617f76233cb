import { buildMeeting } from '@ecco/factories/answers';
import { describe, expect, test } from 'vitest';
import {
  changeOfMeeting,
  draftOfMeeting,
  faultsOfMeeting,
  meetingCopy,
  meetingToAdd,
  newMeeting,
} from './meeting-draft.ts';

const zone = 'America/New_York';
const blank = newMeeting(zone);
const board = buildMeeting({
  title: 'Board',
  date: '2026-10-15T13:00:00.000Z',
  time_zone: 'America/Chicago',
  agenda: ['Call to order', 'Fees'],
});

describe('a meeting in its fields', () => {
  test('shows the clock of its own zone, else that of its organization', () => {
    expect(draftOfMeeting(board, zone)).toMatchObject({
      ...{ day: '2026-10-15', time: '08:00', zone: 'America/Chicago', agenda: 'Call to order\nFees' },
    });
    expect(draftOfMeeting({ ...board, time_zone: null }, zone)).toMatchObject({ time: '09:00', zone });
    const noTime = draftOfMeeting({ ...board, date: '2026-10-15T00:00:00.000Z', day_only: true }, zone);
    expect(noTime).toMatchObject({ day: '2026-10-15', time: '' });
  });

  test('is changed by what differs, the time as a whole', () => {
    const stored = draftOfMeeting(board, zone);
    expect(changeOfMeeting(stored, stored)).toEqual({});
    expect(changeOfMeeting(stored, { ...stored, time: '', agenda: 'Fees\n\n ' })).toEqual({
      agenda: ['Fees'],
      date: '2026-10-15T00:00:00.000Z',
      day_only: true,
      time_zone: null,
    });
  });

  test('is made of an organization, and again of all that it was', () => {
    const draft = { ...blank, title: ' Board ', day: '2026-07-01', time: '09:30', link: ' fund.example ' };
    expect(meetingToAdd(draft, 'linden')).toMatchObject({
      ...{ title: 'Board', date: '2026-07-01T13:30:00.000Z', day_only: false, time_zone: zone },
      ...{ link: 'fund.example', location: null, agenda: [], organization: 'linden' },
    });
    expect(meetingCopy(board, 'linden')).toMatchObject({
      date: board.date,
      agenda: board.agenda,
      sources: [],
    });
  });
});

describe('the fields of a meeting', () => {
  test.each([
    [{ title: ' ' }, { title: 'title' }],
    [{ time: '10:00' }, { day: 'day' }],
    [{ day: '1799-12-31' }, { day: 'year' }],
    [{ day: '2026-01-01', time: '10:00', zone: '+05:00' }, { zone: 'zone' }],
    [{ day: '2026-01-01', time: '10:00', zone: 'Dover' }, { zone: 'zone' }],
    [{ zone: 'Dover' }, {}],
    [{ link: 'not a link' }, { link: 'link' }],
    [{ agenda: 'x'.repeat(301) }, { agenda: 'agendaLine' }],
    [{ agenda: 'x\n'.repeat(101) }, { agenda: 'agendaLines' }],
  ])('with %j say %j', (part, faults) => {
    expect(faultsOfMeeting({ ...blank, title: 'Board', ...part })).toEqual(faults);
  });
});

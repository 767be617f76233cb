import { describe, expect, test } from 'vitest';
import { meetingTime } from './meeting-time.ts';

/** Spaces before AM and PM differ between versions of the data for dates. */
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ');
const date = '2026-12-10T14:00:00Z';

describe('when a meeting begins', () => {
  test('is told in the hours of its place, with the zone', () => {
    const reported = meetingTime({ date, timeZone: 'America/New_York', isDayOnly: false });
    expect(plain(reported?.there)).toMatch(/^Thursday, December 10, 2026(,| at) 9:00 AM EST$/);
  });

  test('is told in the hours of the reader too, where they are others', () => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(meetingTime({ date, timeZone: own, isDayOnly: false })?.here).toBeNull();
    const elsewhere = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map(
      (timeZone) => meetingTime({ date, timeZone, isDayOnly: false })?.here,
    );
    expect(elsewhere.filter(Boolean).length).toBeGreaterThan(0);
  });

  test('is a day where its hour is not known, the same for every reader', () => {
    const rendered = meetingTime({
      date: '2026-12-10T00:00:00Z',
      timeZone: 'Pacific/Pago_Pago',
      isDayOnly: true,
    });
    expect(rendered).toEqual({ there: 'Thursday, December 10, 2026', here: null });
  });

  test('is told in the hours of the reader where the zone is none', () => {
    expect(meetingTime({ date, timeZone: 'Moon/Tycho', isDayOnly: false })?.there).toContain('2026');
    expect(meetingTime({ date: 'someday', timeZone: null, isDayOnly: false })).toBeNull();
  });
});

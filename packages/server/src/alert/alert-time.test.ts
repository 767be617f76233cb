import { describe, expect, it } from 'vitest';
import { nextTime, periodOf } from './alert-time.ts';

const at = (time: string) => Date.parse(time);
const inZone = (timeZone: string, hour = 7, weekday = 1) => ({ timeZone, hour, weekday });
const next = (rhythm: 'daily' | 'weekly', settings: ReturnType<typeof inZone>, after: string) =>
  new Date(nextTime(rhythm, settings, at(after))).toISOString();

describe('the next digest', () => {
  it.each([
    ['daily', 'UTC', '2026-11-23T06:59:59Z', '2026-11-23T07:00:00.000Z'],
    ['daily', 'UTC', '2026-11-23T07:00:00Z', '2026-11-24T07:00:00.000Z'],
    ['daily', 'America/New_York', '2026-11-23T11:00:00Z', '2026-11-23T12:00:00.000Z'],
    ['daily', 'Asia/Kolkata', '2026-11-23T01:00:00Z', '2026-11-23T01:30:00.000Z'],
    ['daily', 'Pacific/Kiritimati', '2026-11-23T18:00:00Z', '2026-11-24T17:00:00.000Z'],
    ['weekly', 'UTC', '2026-11-23T07:00:00Z', '2026-11-30T07:00:00.000Z'],
    ['weekly', 'Pacific/Auckland', '2026-11-22T12:00:00Z', '2026-11-22T18:00:00.000Z'],
  ] as const)('%s in %s after %s is at %s', (rhythm, zone, after, expected) => {
    expect(next(rhythm, inZone(zone), after)).toBe(expected);
  });

  it('keeps its hour when the clocks change', () => {
    const newYork = inZone('America/New_York');
    expect(next('daily', newYork, '2026-10-31T12:00:00Z')).toBe('2026-11-01T12:00:00.000Z');
    expect(next('daily', newYork, '2026-03-07T13:00:00Z')).toBe('2026-03-08T11:00:00.000Z');
  });

  it('comes once on a day whose clocks skip its hour, and once where they show it twice', () => {
    const skipped = inZone('America/New_York', 2);
    expect(next('daily', skipped, '2026-03-08T05:00:00Z')).toBe('2026-03-08T07:00:00.000Z');
    expect(next('daily', skipped, '2026-03-08T07:00:00Z')).toBe('2026-03-09T06:00:00.000Z');
    const twice = inZone('America/New_York', 1);
    const first = next('daily', twice, '2026-11-01T04:30:00Z');
    expect(next('daily', twice, first)).toBe('2026-11-02T06:00:00.000Z');
  });

  it('is of the day of its reader', () => {
    const late = new Date('2026-11-23T23:30:00Z');
    expect(periodOf('daily', inZone('Asia/Tokyo'), late)).toBe('2026-11-24');
    expect(periodOf('weekly', inZone('America/Los_Angeles'), late)).toBe('2026-11-23');
    expect(periodOf('at_once', inZone('UTC'), late)).toBe('2026-11-23T23:30:00.000Z');
  });
});

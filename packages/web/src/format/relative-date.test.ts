import { expect, test } from 'vitest';
import { relativeDate } from './relative-date.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:00:00Z', { kind: 'today' }],
  ['2026-11-20T12:00:01Z', { kind: 'today' }],
  ['2026-11-20T12:00:00Z', { kind: 'yesterday' }],
  ['2026-11-19T12:00:00Z', { kind: 'daysAgo', days: 2 }],
  ['2026-11-14T12:00:01Z', { kind: 'daysAgo', days: 6 }],
  ['2026-11-14T12:00:00Z', { kind: 'date', text: 'Nov 14, 2026' }],
  ['2026-12-10T09:00:00Z', { kind: 'date', text: 'Dec 10, 2026' }],
  ['no date', null],
])('%s is told as %o', (iso, reported) => {
  expect(relativeDate(iso, now)).toEqual(reported);
});

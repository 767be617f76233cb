import { expect, test } from 'vitest';
import { shortDate } from './date.ts';
import { cardTitle, initials, quoted, shownTitle, spokenBytes, truncate } from './text.ts';

test('a date is short, American and in UTC whatever the time of day', () => {
  expect(shortDate('2026-03-04T23:59:00Z')).toBe('Mar 4, 2026');
  expect(shortDate('2026-03-04T23:30:00-05:00')).toBe('Mar 5, 2026');
  expect(shortDate('2026-03-04')).toBe('Mar 4, 2026');
  expect(shortDate('2026-12-31T23:59:59.999Z')).toBe('Dec 31, 2026');
  expect(shortDate('not a date')).toBeNull();
  expect(shortDate('')).toBeNull();
});

test('a title is what stands before a bar', () => {
  expect(shownTitle('Why fees fell | Allocator Hours')).toBe('Why fees fell');
  expect(shownTitle('No bar')).toBe('No bar');
  expect(shownTitle('| odd')).toBe('| odd');
});

test('cut text has the wanted length at most and ends in an ellipsis', () => {
  expect(truncate('short', 10)).toBe('short');
  expect(truncate('exactly ten', 11)).toBe('exactly ten');
  expect(truncate('a longer sentence', 9)).toBe('a longer…');
});

test('initials take two words that say something', () => {
  expect(initials('The Long Horizon')).toBe('LH');
  expect(initials('Ecco')).toBe('E');
  expect(initials('årsmøte 2026')).toBe('Å2');
  expect(initials('—')).toBe('•');
});

test('bytes are spoken in decimal units', () => {
  expect(spokenBytes(0)).toBe('0 B');
  expect(spokenBytes(999)).toBe('999 B');
  expect(spokenBytes(1_536_000)).toBe('1.5 MB');
  expect(spokenBytes(2_000_000_000)).toBe('2.0 GB');
});

test('a quotation stands in one pair of marks', () => {
  expect(quoted('Fees fell.')).toBe('“Fees fell.”');
  expect(quoted('That one costs us money.”')).toBe('“That one costs us money.”');
  expect(quoted('That one costs us money."')).toBe('“That one costs us money.”');
  expect(quoted('Say "no" twice.')).toBe('“Say "no" twice.”');
  expect(quoted('She said “no')).toBe('“She said no”');
  expect(quoted('She said “no” twice.')).toBe('“She said “no” twice.”');
});

test('a title among others has seventy characters at most', () => {
  expect(cardTitle('Why fees fell | Allocator Hours')).toBe('Why fees fell');
  expect(cardTitle('f'.repeat(70))).toBe('f'.repeat(70));
  expect(cardTitle(`${'f'.repeat(80)} | Allocator Hours`)).toBe(`${'f'.repeat(69)}…`);
  expect(cardTitle(`${'fund '.repeat(13)}committees, and more`)).toBe(`${'fund '.repeat(13).trimEnd()}…`);
  expect(cardTitle('')).toBe('');
});

import { buildMeeting } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { MeetingHead } from './meeting-head.tsx';

const dayMs = 86_400_000;
const meeting = buildMeeting({
  title: 'Board meeting | Harbor County',
  fund_name: 'Harbor County',
  location: 'Room 2',
  duration: 3_600_000,
});
const ago = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();

test('a meeting is called what stands before the bar', () => {
  renderComponent(<MeetingHead meeting={meeting} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Board meeting');
});

test.each([
  [0.5, 'Today'],
  [1.5, 'Yesterday'],
  [3.5, '3 days ago'],
])('one of %s days ago is told as %s', (days, text) => {
  renderComponent(<MeetingHead meeting={{ ...meeting, date: ago(days) }} />);
  expect(screen.getByText(text)).toBeShown();
});

test.each([
  ['calendar', 'Time from the calendar (America/Chicago)'],
  ['page', 'Time zone from the meeting’s page (America/Chicago)'],
  ['organization', 'Time zone of the organization (America/Chicago)'],
] as const)('its time says whose clock it is: %s', (from, words) => {
  const held = { date: '2026-12-03T15:30:00Z', time_zone: 'America/Chicago', time_zone_from: from };
  renderComponent(<MeetingHead meeting={{ ...meeting, ...held }} />);
  expect(screen.getByText(/9:30 AM CST/)).toBeShown();
  expect(screen.getByText(words)).toBeShown();
});

test('a time that a person wrote says no more than its zone', () => {
  const held = {
    date: '2026-12-03T15:30:00Z',
    time_zone: 'America/Chicago',
    time_zone_from: 'hand' as const,
  };
  renderComponent(<MeetingHead meeting={{ ...meeting, ...held }} />);
  expect(screen.getByText(/9:30 AM CST/)).toBeShown();
  expect(screen.queryByText(/America\/Chicago/)).toBeNull();
});

test('a date of long ago is told once, in full', () => {
  const held = { date: '2024-11-12T00:00:00Z', day_only: true };
  const { container } = renderComponent(<MeetingHead meeting={{ ...meeting, ...held }} />);
  expect(container.textContent?.match(/2024/g)).toHaveLength(1);
  expect(screen.getByText('Tuesday, November 12, 2024')).toBeShown();
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderComponent } from '../../testing/render.tsx';
import { CalendarFeedDialog } from './calendar-feed-dialog.tsx';

const path = '/v2/org/heron-fund/calendar_feed';
const url = 'https://ecco.example/v2/calendars/token.ics';
const feed = { created_at: '2026-11-02T10:00:00Z', last_read_at: null };
const show = () =>
  renderComponent(
    <CalendarFeedDialog identifier="heron-fund" name="Heron Fund" open onClose={() => undefined} />,
  );

/** Presses a button once it is known whether there is a link. */
async function press(name: string): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
}

test('a link is made, shown once, copied and opened, and revoked', async () => {
  let made = false;
  await standIn({
    [`GET ${path}`]: () => ({ body: { calendar_feed: made ? feed : null } }),
    [`POST ${path}`]: () => {
      made = true;
      return { body: { ...feed, url, webcal_url: url.replace('https:', 'webcal:') } };
    },
    [`DELETE ${path}`]: () => {
      made = false;
      return { body: { message: 'Revoked.' } };
    },
  });
  show();
  await press('Create link');
  expect(await screen.findByText(url)).toBeShown();
  expect(screen.getByRole('link', { name: 'Open in calendar app' }).getAttribute('href')).toBe(
    'webcal://ecco.example/v2/calendars/token.ics',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(url);
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke link' }));
  expect(await screen.findByRole('button', { name: 'Create link' })).toBeShown();
  expect(screen.queryByText(url)).toBeNull();
});

test('a link of before is not told again, and can be replaced', async () => {
  await standIn({ [`GET ${path}`]: () => ({ body: { calendar_feed: feed } }) });
  show();
  expect(
    await screen.findByText(/You created a link on Nov 2, 2026\. No calendar has used it yet\./),
  ).toBeShown();
  expect(screen.getByRole('button', { name: 'Create new link' })).toBeShown();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

test('a refusal is told in its own words', async () => {
  await standIn({
    [`GET ${path}`]: () => ({ body: { calendar_feed: null } }),
    [`POST ${path}`]: () => ({
      status: 409,
      body: { code: 'calendar.too-many', message: 'You have 200 calendar links.' },
    }),
  });
  show();
  await press('Create link');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('You have 200 calendar links.'));
});

import type { WaitlistEntry } from '@ecco/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { agree, button, ok, pagination, said, session } from '../../../testing/admin-session.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

describe('waitlist', () => {
  const anEntry = (email: string, part: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
    email,
    joined_at: '2026-03-01T09:00:00Z',
    approved_at: null,
    approved_by: null,
    registered: false,
    ...part,
  });
  const names = ['a@x.example', 'b@x.example', 'c@x.example'];
  const listOf = (entries: WaitlistEntry[]) =>
    ok({ entries, pagination: pagination(entries.length, 1, entries.length === 0 ? 0 : 1) });

  test('chosen addresses are approved together, and how many it were is said', async () => {
    let given: unknown;
    let entries = names.map((name) => anEntry(name));
    await standIn({
      ...session,
      'GET /v2/admin/waitlist': () => listOf(entries)(),
      'POST /v2/admin/waitlist/approve': (_url, _request, text) => {
        given = JSON.parse(text);
        entries = [anEntry('c@x.example')];
        return { body: { changed: 2 } };
      },
    });
    renderApp('/admin/waitlist');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select a@x.example' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select b@x.example' }));
    expect(screen.getByText('2 selected')).toBeShown();
    await userEvent.click(button('Approve'));
    await waitFor(() => expect(said()).toEqual(['2 addresses approved and invited.']));
    expect(given).toEqual({ emails: ['a@x.example', 'b@x.example'] });
    await waitFor(() => expect(screen.queryByText('a@x.example')).toBeNull());
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  test('removing asks first, for one and for many', async () => {
    const removed: unknown[] = [];
    await standIn({
      ...session,
      'GET /v2/admin/waitlist': listOf(names.map((name) => anEntry(name))),
      'POST /v2/admin/waitlist/remove': (_url, _request, text) => {
        removed.push(JSON.parse(text));
        return { body: { changed: 1 } };
      },
    });
    renderApp('/admin/waitlist');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove b@x.example' }));
    expect(screen.getByRole('alertdialog', { name: 'Remove b@x.example from the waitlist?' })).toBeShown();
    await agree('Cancel');
    expect(removed).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(button('Remove'));
    expect(screen.getByRole('alertdialog', { name: 'Remove 3 addresses from the waitlist?' })).toBeShown();
    await agree('Remove');
    await waitFor(() => expect(removed).toEqual([{ emails: names }]));
    await waitFor(() => expect(said()).toEqual(['1 address removed.']));
  });

  test('an address that is not on it is invited; what is none is refused in place', async () => {
    let given: unknown;
    await standIn({
      ...session,
      'GET /v2/admin/waitlist': listOf([]),
      'POST /v2/admin/waitlist/approve': (_url, _request, text) => {
        given = JSON.parse(text);
        return { body: { changed: 1 } };
      },
    });
    renderApp('/admin/waitlist');
    expect(await screen.findByText('Nobody is waiting')).toBeShown();
    const field = screen.getByRole('textbox', { name: 'Invite by email' });
    await userEvent.click(button('Invite'));
    expect(screen.getByText('Email is required')).toBeShown();
    await userEvent.type(field, 'new{Enter}');
    expect(screen.getByText('Invalid email format')).toBeShown();
    await userEvent.type(field, '@x.example{Enter}');
    await waitFor(() => expect(said()).toEqual(['1 address approved and invited.']));
    expect(given).toEqual({ emails: ['new@x.example'] });
    expect(field).toHaveProperty('value', '');
  });

  test('the filter stands in the address, and each has its own words for nothing', async () => {
    const { asked } = await standIn({ ...session, 'GET /v2/admin/waitlist': listOf([]) });
    renderApp('/admin/waitlist?show=approved');
    expect(await screen.findByText('Nobody has been approved yet')).toBeShown();
    const filter = within(screen.getByRole('navigation', { name: 'Which entries' }));
    expect(filter.getByRole('link', { current: 'page' }).textContent).toBe('Approved');
    await userEvent.click(filter.getByRole('link', { name: 'All' }));
    expect(await screen.findByText('The waitlist is empty')).toBeShown();
    expect(asked.some((line) => line.includes('show=approved'))).toBe(true);
    expect(asked.some((line) => line.includes('show=all'))).toBe(true);
  });
});

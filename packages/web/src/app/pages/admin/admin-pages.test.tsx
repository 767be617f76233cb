import type { AdminUser, Mail, WaitlistEntry } from '@ecco/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { aSession, aUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { notices } from '../../../ui/overlay/notice.store.ts';

const ok = (body: unknown) => (): Reply => ({ body });
const session = {
  'GET /v2/session': ok(aSession({ role: 'admin', user_profile: aUser({ admin: true }) })),
};
const pagination = (total: number, page = 1, pages = 1) => ({ page, per_page: 100, total, pages });
const said = () => notices.getState().notices.map(({ text }) => text);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const agree = async (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

const aPerson = (part: Partial<AdminUser> = {}): AdminUser => ({
  uuid: 'u1',
  name: 'Tom Okoro',
  email: 'tom@fund.example',
  role: 'member',
  flags: { health_hub: true, pe_hub: false },
  verified: true,
  disabled: false,
  created_at: '2026-03-01T09:00:00Z',
  last_seen_at: null,
  ...part,
});
const ines = aPerson({ uuid: 'u2', name: 'Ines Varga', email: 'ines@fund.example', role: 'admin' });

describe('users', () => {
  const users = ok({ users: [aPerson(), ines], pagination: pagination(2) });
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

  test('stand in a table, and a name leads to the profile', async () => {
    await standIn({ ...session, 'GET /v2/admin/users': users });
    renderApp('/admin/users');
    expect(await screen.findByText('2 users')).toBeShown();
    expect(screen.getByRole('link', { name: 'Tom Okoro' }).getAttribute('href')).toMatch(
      /^\/profile\/tom(@|%40)fund\.example$/,
    );
    expect(row('Tom Okoro').getByRole('checkbox', { name: 'Health hub for Tom Okoro' })).toHaveProperty(
      'checked',
      true,
    );
    const tabs = within(screen.getByRole('navigation', { name: 'Administration' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Users');
  });

  test('are searched once the typing pauses, in the address', async () => {
    const { asked } = await standIn({
      ...session,
      'GET /v2/admin/users': (url) =>
        url.searchParams.get('query') === 'zz'
          ? { body: { users: [], pagination: pagination(0, 1, 0) } }
          : { body: { users: [aPerson()], pagination: pagination(1) } },
    });
    const { router } = renderApp('/admin/users');
    await screen.findByRole('link', { name: 'Tom Okoro' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 'zz');
    expect(await screen.findByText('Nobody matches “zz”')).toBeShown();
    expect(router.state.location.href).toBe('/admin/users?q=zz');
    expect(asked.filter((line) => line.includes('query='))).toEqual(['GET /v2/admin/users?page=1&query=zz']);
    await userEvent.click(screen.getByRole('link', { name: 'Show all users' }));
    await screen.findByRole('link', { name: 'Tom Okoro' });
    expect(screen.getByRole('searchbox', { name: 'Search by name or email' })).toHaveProperty('value', '');
  });

  test('are turned over page by page, in the address', async () => {
    await standIn({
      ...session,
      'GET /v2/admin/users': (url) => {
        const page = Number(url.searchParams.get('page'));
        return { body: { users: [page === 1 ? aPerson() : ines], pagination: pagination(101, page, 2) } };
      },
    });
    const { router } = renderApp('/admin/users');
    await screen.findByRole('link', { name: 'Tom Okoro' });
    await userEvent.click(button('Next'));
    await screen.findByRole('link', { name: 'Ines Varga' });
    expect(router.state.location.href).toBe('/admin/users?page=2');
  });

  test('are ordered and filtered by the server, in the address, from the first page on', async () => {
    const { asked } = await standIn({ ...session, 'GET /v2/admin/users': users });
    const { router } = renderApp('/admin/users?page=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Email' }));
    await waitFor(() => expect(router.state.location.href).toBe('/admin/users?sort=email'));
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Administrators');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Disabled');
    await waitFor(() =>
      expect(router.state.location.href).toBe('/admin/users?role=admin&state=disabled&sort=email'),
    );
    await waitFor(() =>
      expect(asked.at(-1)).toBe('GET /v2/admin/users?page=1&role=admin&state=disabled&sort=email'),
    );
  });

  test('an address that names no order or filter of theirs chooses nothing', async () => {
    const { asked } = await standIn({ ...session, 'GET /v2/admin/users': users });
    renderApp('/admin/users?sort=password&role=owner');
    await screen.findByRole('link', { name: 'Tom Okoro' });
    expect(asked).toContain('GET /v2/admin/users?page=1');
  });

  test('nobody under these filters is said, with the way back to all', async () => {
    await standIn({
      ...session,
      'GET /v2/admin/users': (url) =>
        url.searchParams.has('state') ? { body: { users: [], pagination: pagination(0, 1, 0) } } : users(),
    });
    renderApp('/admin/users?state=disabled');
    await screen.findByText('Nobody matches these filters');
    await userEvent.click(screen.getByRole('link', { name: 'Show all users' }));
    await screen.findByRole('link', { name: 'Tom Okoro' });
    expect(screen.getByLabelText('Status')).toHaveProperty('value', '');
  });

  test('a flag that is given changes at once and is sent alone', async () => {
    let given: unknown;
    let answer = (_reply: Reply): void => {};
    await standIn({
      ...session,
      'GET /v2/admin/users': users,
      'PATCH /v2/admin/users/u1': (_url, _request, text) => {
        given = JSON.parse(text);
        return new Promise<Reply>((resolve) => {
          answer = resolve;
        });
      },
    });
    renderApp('/admin/users');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'PE hub for Tom Okoro' });
    await userEvent.click(box);
    await waitFor(() => expect(given).toEqual({ pe_hub: true }));
    expect(box.checked).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Health hub for Tom Okoro' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Health hub for Tom Okoro'));
    answer({ body: { user: aPerson({ flags: { health_hub: true, pe_hub: true } }) } });
    await waitFor(() => expect(said()).toEqual(['Tom Okoro has been updated.']));
    expect(box.checked).toBe(true);
  });

  test('what takes a right away is asked for, and not done without consent', async () => {
    const { asked } = await standIn({ ...session, 'GET /v2/admin/users': users });
    renderApp('/admin/users');
    const questions: [() => Promise<void>, string][] = [
      [
        () => userEvent.selectOptions(screen.getByLabelText('Role of Ines Varga'), 'member'),
        'Make Ines Varga a member?',
      ],
      [
        () => userEvent.click(screen.getByLabelText('Health hub for Tom Okoro')),
        'Take the Health hub away from Tom Okoro?',
      ],
      [() => userEvent.click(button('Disable Tom Okoro')), 'Disable Tom Okoro?'],
      [
        () => userEvent.selectOptions(screen.getByLabelText('Role of Tom Okoro'), 'admin'),
        'Make Tom Okoro an administrator?',
      ],
    ];
    await screen.findByRole('link', { name: 'Tom Okoro' });
    for (const [act, title] of questions) {
      await act();
      expect(screen.getByRole('alertdialog', { name: title })).toBeShown();
      await agree('Cancel');
    }
    expect(asked.some((line) => line.startsWith('PATCH'))).toBe(false);
    expect(screen.getByLabelText('Role of Ines Varga')).toHaveProperty('value', 'admin');
    expect(screen.getByLabelText('Health hub for Tom Okoro')).toHaveProperty('checked', true);
  });

  test('the refusal to lose the last administrator is shown, and the row is as it was', async () => {
    await standIn({
      ...session,
      'GET /v2/admin/users': users,
      'PATCH /v2/admin/users/u2': () => ({
        status: 409,
        body: { message: 'The last administrator must stay one.' },
      }),
    });
    renderApp('/admin/users');
    await userEvent.selectOptions(await screen.findByLabelText('Role of Ines Varga'), 'member');
    await agree('Make member');
    await waitFor(() => expect(said()).toEqual(['The last administrator must stay one.']));
    expect(screen.getByLabelText('Role of Ines Varga')).toHaveProperty('value', 'admin');
  });

  test('a failure can be tried again', async () => {
    let isBroken = true;
    await standIn({
      ...session,
      'GET /v2/admin/users': () => (isBroken ? { status: 500, body: { message: 'Down.' } } : users()),
    });
    renderApp('/admin/users');
    expect((await screen.findByRole('alert')).textContent).toContain('Down.');
    isBroken = false;
    await userEvent.click(button('Retry'));
    expect(await screen.findByRole('link', { name: 'Tom Okoro' })).toBeShown();
  });
});

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
    const field = screen.getByRole('textbox', { name: 'Invite an address' });
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

describe('outbox', () => {
  const aMail = (part: Partial<Mail>): Mail => ({
    id: '7b1f0c52-0000-4000-8000-0000000000c1',
    to: 'ines@fund.example',
    subject: 'Verify your address',
    text: 'Open https://ecco.example/verify-email/abc\n\n<script>alert(1)</script> javascript:alert(2)',
    status: 'kept',
    problem: null,
    created_at: '2026-03-01T09:00:00Z',
    sent_at: null,
    ...part,
  });
  const outbox = (...mails: Mail[]) => ok({ mails, pagination: pagination(mails.length) });

  test('a mail opens as plain text whose web addresses are links, and stands in the address', async () => {
    await standIn({ ...session, 'GET /v2/admin/outbox': outbox(aMail({})) });
    const { router } = renderApp('/admin/outbox');
    await userEvent.click(
      await screen.findByRole('button', { name: /Verify your address/, expanded: false }),
    );
    const link = await screen.findByRole('link', { name: 'https://ecco.example/verify-email/abc' });
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(screen.getByText(/<script>alert\(1\)<\/script> javascript/)).toBeShown();
    expect(screen.getByText(/No mail server is configured/)).toBeShown();
    expect(router.state.location.href).toBe(`/admin/outbox?mail=${aMail({}).id}`);
  });

  test('one named by the address is open; a failed one says why, a sent one that its text is gone', async () => {
    const failed = aMail({ status: 'failed', problem: 'The mailbox is full.' });
    await standIn({
      ...session,
      'GET /v2/admin/outbox': outbox(
        failed,
        aMail({ id: 'c2', subject: 'Sent', status: 'sent', text: null, sent_at: '2026-03-01T09:00:00Z' }),
      ),
    });
    renderApp(`/admin/outbox?mail=${failed.id}`);
    expect(await screen.findByText('The mailbox is full.')).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: /Sent/ }));
    expect(await screen.findByText(/The text is not kept/)).toBeShown();
    expect(screen.queryByText('The mailbox is full.')).toBeNull();
  });
});

describe('activity', () => {
  const event = {
    id: 'e1',
    event: 'summary_card_opened',
    slug: 'fees',
    details: { src: 'FE', idx: 3, 'button-src': 'carousel', empty: null },
    by: 'ines@fund.example',
    at: '2026-03-01T09:00:00Z',
  };
  const answers = {
    ...session,
    'GET /v2/admin/events': (url: URL): Reply => ({
      body: {
        events: url.searchParams.get('event') === 'none' ? [] : [event],
        pagination: pagination(url.searchParams.get('event') === 'none' ? 0 : 1),
      },
    }),
    'GET /v2/admin/notifications': ok({
      notifications: [
        {
          id: 'n1',
          message: 'Please add gardening.',
          by: 'Anon',
          at: '2026-03-01T09:00:00Z',
          forwarding: 'failed',
          problem: 'The webhook answered 500.',
        },
      ],
      pagination: pagination(1),
    }),
    'GET /v2/admin/feedback': ok({
      feedback: [
        {
          id: 'f1',
          thumb: 'down',
          text: '',
          by: 'tom@fund.example',
          at: '2026-03-01T09:00:00Z',
          item: { uuid: 'i1', slug: 'board', kind: 'video', title: 'The board | Show' },
        },
      ],
      pagination: pagination(1),
    }),
  };

  test('events are shown with their details and filtered by name, in the address', async () => {
    await standIn(answers);
    const { router } = renderApp('/admin/activity');
    expect(await screen.findByRole('rowheader', { name: 'summary_card_opened' })).toBeShown();
    expect(screen.getByText('idx').nextSibling?.textContent).toBe('3');
    expect(screen.queryByText('empty')).toBeNull();
    expect(screen.queryByText('src')).toBeNull();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Name of the event' }), 'none');
    expect(await screen.findByText('No event is called “none”')).toBeShown();
    expect(router.state.location.href).toBe('/admin/activity?event=none');
  });

  test('notifications say whether they were forwarded', async () => {
    await standIn(answers);
    renderApp('/admin/activity?show=notifications');
    expect(await screen.findByText('Please add gardening.')).toBeShown();
    expect(screen.getByText('Could not be forwarded')).toBeShown();
    expect(screen.getByText('The webhook answered 500.')).toBeShown();
  });

  test('feedback leads to its item', async () => {
    await standIn(answers);
    renderApp('/admin/activity');
    const tabs = within(await screen.findByRole('navigation', { name: 'What to show' }));
    await userEvent.click(tabs.getByRole('link', { name: 'Feedback' }));
    const link = await screen.findByRole('link', { name: 'The board' });
    expect(link.getAttribute('href')).toBe('/vid/board');
    expect(screen.getByText('Thumbs down')).toBeShown();
    expect(screen.getByText('No comment.')).toBeShown();
    expect(tabs.getAllByRole('link', { current: 'page' }).map((tab) => tab.textContent)).toEqual([
      'Feedback',
    ]);
  });
});

import type { Mail } from '@ecco/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ok, pagination, session } from '../../../testing/admin-session.ts';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

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
  const outbox = (...mails: Mail[]) =>
    ok({ mails, refused_addresses: 0, pagination: pagination(mails.length) });

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
    expect(await screen.findByText(/The text isn’t kept/)).toBeShown();
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
    await userEvent.type(screen.getByRole('searchbox', { name: 'Event name' }), 'none');
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

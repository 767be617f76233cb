import type { Alert, AlertSettingsPage, RisenThemes, Subscription } from '@ecco/contract';
import {
  buildAlert,
  buildAlertSettings,
  buildCitation,
  buildInsightEvent,
  buildRisenTheme,
  buildSession,
  buildSubscription,
  buildUpdateLine,
  buildUser,
  buildWatchedThing,
} from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const member = buildSession({ role: 'member', user_profile: buildUser() });
const path = '/v2/subscriptions/organization';
const thing = buildWatchedThing();

type AlertWorld = {
  alerts?: Alert[];
  subscriptions?: Subscription[];
  settings?: AlertSettingsPage;
  saving?: Reply;
  /** In the place of what the server answers otherwise. */
  replies?: Record<string, () => Reply>;
};

/** A server that keeps alerts, and what was sent to it. */
async function opened({
  alerts = [],
  subscriptions = [],
  settings = buildAlertSettings(),
  saving,
  replies,
}: AlertWorld) {
  let retained = alerts;
  let all = subscriptions;
  const sent: string[] = [];
  const unread = () => retained.filter(({ read }) => !read).length;
  await standIn({
    'GET /v2/session': () => ({ body: member }),
    'GET /v2/alerts': () => ({
      body: {
        alerts: retained,
        unread: unread(),
        pagination: { page: 1, per_page: 20, total: retained.length, pages: 1 },
      },
    }),
    'GET /v2/alerts/unread': () => ({ body: { unread: unread() } }),
    'PUT /v2/alerts/read': (_url, _request, body) => {
      sent.push(`read ${body}`);
      retained = retained.map((one) => ({ ...one, read: true }));
      return { body: { message: 'Marked as read' } };
    },
    'GET /v2/subscriptions': () => ({ body: { subscriptions: all } }),
    [`PUT ${path}/${thing.id}`]: (_url, _request, body) => {
      sent.push(`put ${body}`);
      return { body: all[0] ?? buildSubscription() };
    },
    [`DELETE ${path}/${thing.id}`]: () => {
      all = [];
      return { body: { message: 'Stopped' } };
    },
    'GET /v2/alert_settings': () => ({ body: settings }),
    'PUT /v2/alert_settings': (_url, _request, body) => {
      sent.push(`settings ${body}`);
      return saving ?? { body: settings };
    },
    'POST /v2/alert_settings/resume_mails': () => ({ body: buildAlertSettings() }),
    'GET /v2/alerts/preview': () => ({
      body: {
        rhythm: 'daily',
        due_at: null,
        subject: 'Carrow Teachers: Minutes',
        html: null,
        sections: [{ thing, lines: [buildUpdateLine()], total: 3 }],
      },
    }),
    ...replies,
  });
  renderApp('/alerts');
  await screen.findByRole('heading', { level: 1, name: 'Alerts' });
  return sent;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the page of alerts', () => {
  test('tells what is new with its reason, its words and its place, and the bell counts what was not read', async () => {
    const sent = await opened({ alerts: [buildAlert()] });
    expect(await screen.findByRole('link', { name: 'Alerts, 1 unread' })).toBeShown();
    const link = await screen.findByRole('link', { name: 'Commitment · Bridgewell IV · $25M · approved' });
    expect(link.getAttribute('href')).toBe('/doc/minutes?content_id=3');
    expect(screen.getByText('Was recommended, now approved')).toBeShown();
    expect(screen.getByRole('link', { name: 'Minutes of November, p. 4' })).toBeShown();
    await press('Mark as read: Carrow Teachers');
    expect(await screen.findByRole('link', { name: 'Alerts' })).toBeShown();
    expect(sent).toEqual([`read {"ids":["${buildAlert().id}"]}`]);
  });

  test('says how alerts come where there are none, and that what one told may be gone', async () => {
    await opened({});
    expect(await screen.findByText('No alerts yet')).toBeShown();
    expect(await screen.findByText('You follow nothing yet.')).toBeShown();
    expect(screen.getAllByText(/no alerts/i)).toHaveLength(1);
  });

  test('says so where what an alert told is no longer there', async () => {
    await opened({ alerts: [buildAlert({ lines: [], total: 2 })] });
    expect(await screen.findByText(/no longer in the library/)).toBeShown();
  });

  test('says so where what an alert was about is gone, which can be marked as read all the same', async () => {
    await opened({ alerts: [buildAlert({ thing: null, lines: [], total: 2 })] });
    expect(await screen.findByText(/was deleted or is no longer shared with you/)).toBeShown();
    await press('Mark as read: No longer available');
    expect(await screen.findByRole('link', { name: 'Alerts' })).toBeShown();
  });

  test('says which of its parts cannot be loaded, and loads it when asked to', async () => {
    let works = false;
    await opened({
      replies: {
        'GET /v2/alert_settings': () =>
          works ? { body: buildAlertSettings() } : { status: 400, body: { message: 'No.' } },
        'GET /v2/alerts/preview': () => ({ status: 400, body: { message: 'No preview now.' } }),
      },
    });
    const delivery = within(await screen.findByRole('region', { name: 'Delivery' }));
    expect((await delivery.findByRole('alert')).textContent).toContain(
      'Your delivery settings could not be loaded.',
    );
    works = true;
    await userEvent.click(delivery.getByRole('button', { name: 'Reload' }));
    expect(await delivery.findByRole('textbox', { name: 'Time zone' })).toBeShown();
    await press('Preview the next email');
    expect((await delivery.findByRole('alert')).textContent).toContain('No preview now.');
  });

  test('changes how often and where somebody is told, and stops it', async () => {
    const sent = await opened({ subscriptions: [buildSubscription()] });
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'How often: Carrow Teachers' }),
      'weekly',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Email: Carrow Teachers' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toContain('"rhythm":"weekly"');
    expect(sent[1]).toContain('"by_mail":false');
    await press('Stop alerts: Carrow Teachers');
    expect(await screen.findByText('You follow nothing yet.')).toBeShown();
  });

  test('keeps the time zone, and says what is wrong with one that there is not', async () => {
    const message = 'This is the name of no time zone, such as America/New_York.';
    const sent = await opened({ saving: { status: 400, body: { message } } });
    const zone = await screen.findByRole('textbox', { name: 'Time zone' });
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Europe/Atlantis');
    await press('Save');
    expect(await screen.findByText(message)).toBeShown();
    expect(sent).toEqual(['settings {"time_zone":"Europe/Atlantis","hour":7,"weekday":1}']);
  });

  test('says that an address was refused, and mails it again when asked to', async () => {
    const refused = { at: '2026-11-10T07:00:00.000Z', reason: 'It was refused (550).' };
    await opened({ settings: buildAlertSettings({ refused }), subscriptions: [buildSubscription()] });
    expect(await screen.findByText(/Emails to ada@fund.example stopped on Nov 10, 2026/)).toBeShown();
    expect(await screen.findByText('Email (stopped)')).toBeShown();
    expect(screen.queryByText(/Emails go to/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Preview the next email' })).toBeNull();
    await press('Send email again');
    await waitFor(() => expect(screen.queryByText(/stopped on/)).toBeNull());
    expect(screen.getByText('Emails go to ada@fund.example.')).toBeShown();
    expect(screen.queryByText('Email (stopped)')).toBeNull();
  });

  test('shows what the next email would say', async () => {
    await opened({});
    await press('Preview the next email');
    const preview = within(await screen.findByRole('region', { name: 'The next email' }));
    expect(await preview.findByText('Subject: Carrow Teachers: Minutes')).toBeShown();
    expect(preview.getByText('2 more updates')).toBeShown();
  });
});

describe('the page of what changed', () => {
  const updates = (lines = [buildUpdateLine()]) => ({
    body: { thing, from: '2026-10-24', to: '2026-11-23', lines, partial: false },
  });
  const quiet = { from: '2026-10-24', to: '2026-11-23', organizations: 1, themes: [] };
  async function changes(reply: (url: URL) => Reply, rising: RisenThemes | null = quiet) {
    const queries: string[] = [];
    await standIn({
      'GET /v2/session': () => ({ body: member }),
      'GET /v2/alerts/unread': () => ({ body: { unread: 0 } }),
      [`GET ${path}/${thing.id}`]: () => ({ body: { subscription: null } }),
      'GET /v2/watched/organization/carrow-teachers/updates': (url) => {
        queries.push(url.search);
        return reply(url);
      },
      'GET /v2/watched/organization/carrow-teachers/themes': () =>
        rising ? { body: rising } : { status: 400, body: {} },
      'GET /v2/watched/organization/carrow-teachers/themes/2': (url) => {
        queries.push(url.search);
        const citation = buildCitation(1, { source_text: 'returns beat the benchmark' });
        return { body: [buildInsightEvent({ citation })] };
      },
    });
    renderApp('/org/carrow-teachers/changes');
    return queries;
  }

  test('shows each kind in a column of its own, and says which have nothing', async () => {
    await changes(() => updates([buildUpdateLine({ kind: 'contradiction' })]));
    expect(await screen.findByRole('heading', { name: 'What changed: Carrow Teachers' })).toBeShown();
    const decisions = within(screen.getByRole('region', { name: 'Decisions' }));
    expect(decisions.getByText('Differs from before')).toBeShown();
    expect(screen.getByText('No arrivals or departures.')).toBeShown();
    expect(screen.getByText(/^Dated by when Ecco learned of it/)).toBeShown();
    expect(screen.getByText('No new items.')).toBeShown();
  });

  test('says who an item has its sentence from, and leads to the line', async () => {
    const item = buildUpdateLine({
      ...{ id: '0', kind: 'item', headline: 'Board of May', href: '/ep/board', summary: 'Fees fell.' },
      places: [
        {
          ...{ title: 'Board of May', speaker: 'Ada Cole', quote: null, at: '3:12' },
          href: '/ep/board?content_id=9',
        },
      ],
    });
    await changes(() => updates([item]));
    const place = await screen.findByRole('link', { name: 'Ada Cole, 3:12' });
    expect(place.getAttribute('href')).toBe('/ep/board?content_id=9');
    expect(screen.getByText('Fees fell.')).toBeShown();
  });

  test('tells which themes rose, how far that is beyond chance, and what was said', async () => {
    const input = await changes(() => updates([]), { ...quiet, themes: [buildRisenTheme()] });
    const rose = within(await screen.findByRole('region', { name: 'Themes that rose' }));
    expect(
      rose.getByText('14 against 3 in the 31 days before, of which chance explains as much in 2 of 100'),
    ).toBeShown();
    expect(rose.getByText('Said: 6.5 hours in 3 items against 6 hours in 4 items')).toBeShown();
    expect(rose.getByRole('link', { name: /^Open the place in Board, June 4, / })).toBeShown();
    await press('Performance & NAV: Carrow Teachers');
    const dialog = within(await screen.findByRole('dialog', { name: 'Performance & NAV: Carrow Teachers' }));
    expect(await dialog.findByText('“returns beat the benchmark”')).toBeShown();
    expect(input.at(-1)).toMatch(/from=2026-10-24&to=2026-11-23.*org=uuid-carrow-teachers/);
  });

  test('says where no theme rose', async () => {
    await changes(() => updates());
    expect(await screen.findByText('No theme rose beyond chance.')).toBeShown();
  });

  test('does not say that nothing changed while it is not known which themes rose', async () => {
    await changes(() => updates([]), null);
    expect((await screen.findByRole('alert')).textContent).toBe('Themes that rose could not be loaded.');
    expect(screen.queryByText('Nothing changed in this time')).toBeNull();
  });

  test('is of any two days, which stand in the address', async () => {
    const query = await changes(() => updates([]));
    expect(await screen.findByText('Nothing changed in this time')).toBeShown();
    await press('Last 7 days');
    await waitFor(() => expect(query.at(-1)).toMatch(/^\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/));
    expect(await screen.findByRole('button', { name: 'Get alerts about Carrow Teachers' })).toBeShown();
  });
});

describe('the page of a link to unsubscribe', () => {
  test('asks, and stops the emails without a session', async () => {
    let active = true;
    const answer = () => ({ body: { name: 'Carrow Teachers', rhythm: 'daily', active } });
    await standIn({
      'GET /v2/session': () => ({ body: buildSession() }),
      'GET /v2/unsubscribe/of-ada': answer,
      'POST /v2/unsubscribe/of-ada': () => {
        active = false;
        return answer();
      },
    });
    renderApp('/unsubscribe/of-ada');
    expect(await screen.findByRole('heading', { name: 'Stop emails about Carrow Teachers?' })).toBeShown();
    await press('Stop emails');
    expect(await screen.findByRole('heading', { name: 'Emails stopped' })).toBeShown();
  });

  test('says so where the link is none of ours', async () => {
    await standIn({
      'GET /v2/session': () => ({ body: buildSession() }),
      'GET /v2/unsubscribe/forged': () => ({ status: 404, body: { message: 'This link does not work.' } }),
    });
    renderApp('/unsubscribe/forged');
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeShown();
  });
});

import type { ItemCard } from '@ecco/contract';
import { buildCitedText, buildEventCard, buildList, buildSession, buildUser } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { daysAgo, follows, heading, none, open, talk, user } from '../../../testing/hub.ts';
import { renderApp } from '../../../testing/render.tsx';

beforeEach(() => sessionStorage.clear());

/** What is done rarely: the entries of a menu. */
async function openMore() {
  // Who is signed in says what the menu holds.
  await screen.findByRole('button', { name: 'Profile' });
  await userEvent.click(screen.getByRole('button', { name: 'More actions for Ferries' }));
  return within(await screen.findByRole('menu', { name: 'More actions for Ferries' }));
}

describe('the page of a hub', () => {
  test('says what it follows and holds, and leads to both', async () => {
    await open({
      org_episodes: [talk('new-talk', 1), talk('old-talk', 20)],
      counts: { conversations: { recent: 1, older: 1 }, publications: none },
      at_a_glance: [
        {
          ...buildCitedText('Fees fell.', [3]),
          speaker: { name: 'Ada Reeve', role: 'Chair' },
          date: daysAgo(1),
          item: { uuid: 'i', slug: 'new-talk', kind: 'episode', title: 'New talk' },
          also: [
            {
              ...buildCitedText('Fees fell.', [4]),
              item: { uuid: 'm', slug: 'minutes', kind: 'document', title: 'Minutes' },
            },
          ],
        },
      ],
      followed_gone: [{ type: 'ORG', name: 'Gone Fund' }],
    });
    await heading();
    const following = within(screen.getByRole('region', { name: 'You are following' }));
    expect(following.getByRole('link', { name: 'Cobble Teachers' }).getAttribute('href')).toBe('/org/cobble');
    expect(following.getByText(/No longer in the library: Gone Fund/)).toBeShown();
    expect(screen.getByText(/2 sources were analyzed · 1 from the last 14 days/)).toBeShown();
    const summary = within(screen.getByRole('region', { name: 'At a glance' }));
    expect(summary.getByRole('link', { name: /^Minutes/ })).toBeShown();
    expect(summary.getAllByText(/Fees fell\./)).toHaveLength(1);
    expect(summary.getByText('Fees fell.')).toBeShown();
    expect(summary.getByText(/^Ada Reeve ·/)).toBeShown();
    expect(summary.getByRole('link', { name: /^New talk, / }).getAttribute('href')).toMatch(
      /^\/ep\/fees\?content_id=3&/,
    );
    expect(screen.getByRole('link', { name: 'new-talk' })).toBeShown();
    expect(screen.queryByRole('link', { name: 'old-talk' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show Older' }));
    expect(screen.getByRole('link', { name: 'old-talk' })).toBeShown();
  });

  test('opens what is older where nothing is recent, and the organizations where nobody has spoken', async () => {
    const { unmount } = await open({
      org_episodes: [talk('old-talk', 20)],
      counts: { conversations: { recent: 0, older: 1 }, publications: none },
    });
    await heading();
    expect(screen.getByText('No recent conversations')).toBeShown();
    expect(screen.getByRole('link', { name: 'old-talk' })).toBeShown();
    unmount();
    await open({ counts: { conversations: none, publications: none } });
    await heading();
    expect(screen.getByRole('button', { name: 'Organizations 1' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('No recent summaries available.')).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: 'Publications 0' }));
    expect(screen.getByText('No recent publications')).toBeShown();
    expect(screen.getByText('No older publications')).toBeShown();
  });

  test('is found under each of its addresses, and is named in the title of the window', async () => {
    const { hub, unmount } = await open({});
    await heading();
    expect(document.title).toMatch(/^Ferries/);
    unmount();
    renderApp(`/hub/${hub.uuid}`);
    await heading();
  });

  test('has Edit and Share only for those who may', async () => {
    await open({
      may: { edit: false, remove: false, claim: false, curate: false, share: false, copy: true },
    });
    await heading();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    const entries = (await openMore()).getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(entries).toEqual(['Brief', 'Copy link', 'Create a copy']);
  });

  test('leads admins, and nobody else, to where its organizations are managed', async () => {
    const { unmount } = await open({});
    await heading();
    expect((await openMore()).queryByRole('menuitem', { name: 'Manage hub' })).toBeNull();
    unmount();
    const admin = buildSession({ role: 'admin', may_administer: true, user_profile: user });
    const { hub } = await open({}, { 'GET /v2/session': () => ({ body: admin }) });
    await heading();
    const manage = (await openMore()).getByRole('menuitem', { name: 'Manage hub' });
    expect(manage.getAttribute('href')).toBe(`/manage/hub/${hub.uuid}`);
  });

  test('says so where more of it cannot be loaded, and asks again', async () => {
    let works = false;
    const uuid = 'f3b1f0c5-0000-4000-8000-0000000000c2';
    const page = (items: ItemCard[]) => ({
      body: { items, pagination: { page: 2, per_page: 1, total: 2, pages: 2 } },
    });
    await open(
      {
        uuid,
        org_episodes: [talk('first', 1)],
        counts: { conversations: { recent: 2, older: 0 }, publications: none },
      },
      {
        [`GET /v2/episode_list/${uuid}/items`]: () =>
          works ? page([talk('second', 2)]) : { status: 400, body: { message: 'No.' } },
      },
    );
    await heading();
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await screen.findByRole('link', { name: 'second' })).toBeShown();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says so where its organizations cannot be loaded', async () => {
    await open(
      { counts: { conversations: none, publications: none } },
      { 'GET /v2/org/list': () => ({ status: 400, body: { message: 'No.' } }) },
    );
    await heading();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The organizations could not be loaded.',
    );
  });

  test('welcomes each person once, as their account remembers, and each device of visitors', async () => {
    const unwelcomed = buildSession({ user_profile: { ...user, hub_welcomed: false } });
    const welcome = () => screen.findByRole('dialog', { name: 'Welcome to your watchlist' });
    const { unmount, hub, asked } = await open(
      {},
      {
        'GET /v2/session': () => ({ body: unwelcomed }),
        'POST /v2/user/hub_welcome': () => ({ body: { message: 'Noted' } }),
      },
    );
    expect(within(await welcome()).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await userEvent.click(within(await welcome()).getByRole('button', { name: 'Let’s go' }));
    await waitFor(() => expect(asked.join()).toContain('POST /v2/user/hub_welcome'));
    unmount();
    const visit = await open({}, { 'GET /v2/session': () => ({ body: buildSession() }) });
    await userEvent.click(within(await welcome()).getByRole('button', { name: 'Let’s go' }));
    visit.unmount();
    renderApp(`/watch/${hub.uuid}`);
    await heading();
    expect(screen.queryByRole('dialog', { name: 'Welcome to your watchlist' })).toBeNull();
  });

  test('without anything to see and anything to do about it says the error', async () => {
    const reported = {
      role: 'member',
      user_profile: buildUser(),
      contact_email: 'help@fund.example',
    } as const;
    await open(
      {
        following: 0,
        followed_orgs: [],
        may: { edit: false, remove: false, claim: false, curate: false, share: false, copy: true },
      },
      { 'GET /v2/session': () => ({ body: buildSession(reported) }) },
    );
    expect(await screen.findByText('Oops, we ran into a snag. Please try again.')).toBeShown();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeShown();
    expect(screen.getByRole('link', { name: /^Write to / }).getAttribute('href')).toMatch(/^mailto:.+@/);
  });
});

test('a hub says when those whom it follows meet next and met last', async () => {
  const met = (title: string, date: string, upcoming: boolean) =>
    buildEventCard({ uuid: title, title, date, upcoming, fund_name: 'Cobble Teachers', media_count: 1 });
  await open(
    {},
    {
      [`GET /v2/episode_list/${buildList().uuid}/events`]: () => ({
        body: {
          recent: [met('Board in May', '2026-05-14T15:00:00.000Z', false)],
          upcoming: [met('Board in June', '2026-06-11T15:00:00.000Z', true)],
        },
      }),
    },
  );
  const meetings = within(await screen.findByRole('region', { name: 'Meetings' }));
  const upcoming = within(await meetings.findByRole('list', { name: 'Upcoming' }));
  expect(upcoming.getByRole('listitem').textContent).toContain('Jun 11');
  expect(upcoming.getByRole('link', { name: 'Cobble Teachers' }).getAttribute('href')).toBe(
    '/event/Board%20in%20June',
  );
  const recent = within(meetings.getByRole('list', { name: 'Recent' }));
  expect(recent.getByText('Board in May · 1 recording')).toBeShown();
});

describe('the insights of a hub', () => {
  test('are shown where it has them, and switched by whoever may edit it', async () => {
    const { asked } = await open(
      { show_insights: true },
      { [`PUT /v2/episode_list/${buildList().uuid}`]: () => ({ body: buildList({ ...follows }) }) },
    );
    await heading();
    expect(await screen.findByRole('heading', { name: 'Insights by Theme and Fund' })).toBeShown();
    await waitFor(() => expect(asked.some((path) => /\/v2\/insights\?.*list_uuid=/.test(path))).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Hide insights' }));
    await waitFor(() => expect(asked.some((path) => path.startsWith('PUT'))).toBe(true));
  });

  test('are left out where it has none', async () => {
    await open({});
    await heading();
    expect(screen.queryByRole('heading', { name: 'Insights by Theme and Fund' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Show insights' })).toBeShown();
  });
});

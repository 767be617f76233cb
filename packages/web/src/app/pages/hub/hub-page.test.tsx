import type { EpisodeList, ItemCard } from '@ecco/contract';
import {
  buildCitedText,
  buildEventCard,
  buildInsightsGrid,
  buildItemCard,
  buildList,
  buildOrganizationInsights,
  buildSession,
  buildUser,
} from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

beforeEach(() => sessionStorage.clear());

const user = buildUser();
const session = buildSession({ role: 'member', user_profile: user });
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
const talk = (title: string, days: number, part: Partial<ItemCard> = {}): ItemCard =>
  buildItemCard({ uuid: `uuid-${title}`, slug: title, title, release_date: daysAgo(days), ...part });
const cobble = { id: 'o1', slug: 'cobble', name: 'Cobble Teachers', ticker: 'CTR', last_crawled_date: null };
const follows = { following: 1, org_slugs: ['cobble'], followed_orgs: [cobble] };
const none = { recent: 0, older: 0 };
const wizard = {
  options: {
    ORG: [
      {
        type: 'ORG',
        id: 'o2',
        slug: 'linden',
        label: 'Linden Capital, Inc.',
        ticker: 'LND',
        value: 'linden',
        parentOrg: null,
        detail: 'ASSET_MANAGER',
      },
    ],
    ALIAS: [],
    PERSON: [],
  },
  counts: { ORG: 1, ALIAS: 0, PERSON: 0 },
};

async function open(part: Partial<EpisodeList>, replies: Record<string, () => Reply> = {}) {
  const hub = buildList({ title: 'Ferries', owner_id: user.uuid, ...follows, ...part });
  const { asked } = await standIn({
    'GET /v2/session': () => ({ body: session }),
    [`GET /v2/episode_list/${hub.uuid}/events`]: () => ({ body: { recent: [], upcoming: [] } }),
    [`GET /v2/episode_list/${hub.uuid}`]: () => ({ body: hub }),
    'GET /v2/episode_list/get_wizard': () => ({ body: wizard }),
    'POST /v2/episode_list/preview': () => ({ body: { items: 312, meetings: 14 } }),
    'GET /v2/org/list': () => ({ body: { organizations: [] } }),
    'GET /v2/insights': () => ({ status: 500, body: { message: 'No insights now.' } }),
    ...replies,
  });
  const app = renderApp(`/watch/${hub.uuid}`);
  return { ...app, asked, hub };
}
const heading = () => screen.findByRole('heading', { level: 1, name: 'Ferries' });
/** What is done rarely: the entries of a menu. */
async function openMore() {
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
    const glance = within(screen.getByRole('region', { name: 'At a glance' }));
    expect(glance.getByRole('link', { name: /^Minutes/ })).toBeShown();
    expect(glance.getAllByText(/Fees fell\./)).toHaveLength(1);
    expect(glance.getByText('Fees fell.')).toBeShown();
    expect(glance.getByText(/^Ada Reeve ·/)).toBeShown();
    expect(glance.getByRole('link', { name: /^New talk, / }).getAttribute('href')).toMatch(
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
    const told = { role: 'member', user_profile: buildUser(), contact_email: 'help@fund.example' } as const;
    await open(
      {
        following: 0,
        followed_orgs: [],
        may: { edit: false, remove: false, claim: false, curate: false, share: false, copy: true },
      },
      { 'GET /v2/session': () => ({ body: buildSession(told) }) },
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

describe('the wizard', () => {
  const openWizard = async () => {
    await heading();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    return within(await screen.findByRole('dialog', { name: 'Edit Ferries' }));
  };

  test('chooses, and saves what is chosen with the revision it was read at', async () => {
    const { asked, hub } = await open(
      { revision: 7 },
      {
        'PUT /v2/episode_list/': () => ({ body: buildList({ title: 'Ferries', ...follows }) }),
      },
    );
    const dialog = await openWizard();
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Linden Capital/ }));
    expect(dialog.getByText('2 chosen')).toBeShown();
    expect(await dialog.findByText(/312 items · 14 meetings last month/)).toBeShown();
    await userEvent.click(dialog.getByRole('button', { name: 'View Watch List' }));
    await waitFor(() =>
      expect(asked.some((line) => line.startsWith(`PUT /v2/episode_list/${hub.uuid}`))).toBe(true),
    );
  });

  test('takes with Enter what the arrows reached, and begins the next words in an empty field', async () => {
    await open({ revision: 7 });
    const dialog = await openWizard();
    const words = dialog.getByRole<HTMLInputElement>('searchbox');
    await dialog.findByRole('checkbox', { name: /Linden Capital/ });
    await userEvent.type(words, 'lind');
    await waitFor(() => expect(dialog.getByRole('region').getAttribute('aria-busy')).toBe('false'));
    const options = dialog.getAllByRole('checkbox');
    const at = options.findIndex((option) =>
      option.closest('label')?.textContent?.includes('Linden Capital'),
    );
    await userEvent.keyboard(`${'{ArrowDown}'.repeat(at + 1)}{Enter}`);
    expect(dialog.getByRole('button', { name: 'Remove Linden Capital, Inc.' })).toBeShown();
    expect(words.value).toBe('');
    expect(document.activeElement).toBe(words);
  });

  test('keeps what is chosen when the browser goes back, until it is saved or begun again', async () => {
    const { unmount } = await open({ revision: 7 });
    const first = await openWizard();
    await userEvent.click(await first.findByRole('checkbox', { name: /Linden Capital/ }));
    unmount();
    const { unmount: leave } = await open({ revision: 7 });
    const second = await openWizard();
    expect(second.getByText('2 chosen')).toBeShown();
    expect(second.getByText(/Your unsaved choices are still here/)).toBeShown();
    await userEvent.click(second.getByRole('button', { name: 'Start over' }));
    expect(second.getByText('1 chosen')).toBeShown();
    leave();
    await open({ revision: 7 });
    expect((await openWizard()).queryByText(/unsaved choices/)).toBeNull();
  });

  test('has what is computed of the list read anew once it follows something else', async () => {
    const grid = buildInsightsGrid([buildOrganizationInsights('Cobble')]);
    const changed = buildList({ title: 'Ferries', owner_id: user.uuid, ...follows, show_insights: true });
    const { asked } = await open(
      { show_insights: true },
      {
        'GET /v2/insights': () => ({ body: grid }),
        'PUT /v2/episode_list/': () => ({ body: changed }),
      },
    );
    const timesAsked = () => asked.filter((line) => line.startsWith('GET /v2/insights')).length;
    const dialog = await openWizard();
    await waitFor(() => expect(timesAsked()).toBe(1));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Linden Capital/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'View Watch List' }));
    await waitFor(() => expect(timesAsked()).toBe(2));
  });

  test('cannot save without a name or without a choice', async () => {
    await open({});
    const dialog = await openWizard();
    const view = dialog.getByRole('button', { name: 'View Watch List' });
    const name = dialog.getByRole('textbox', { name: /List name/ });
    expect(name.getAttribute('placeholder')).toBe('e.g. Energy and Renewables');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Cobble Teachers' }));
    expect(view).toHaveProperty('disabled', true);
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Linden Capital/ }));
    await userEvent.clear(name);
    await userEvent.tab();
    expect(dialog.getByText('The list needs a name')).toBeShown();
    expect(view).toHaveProperty('disabled', true);
  });

  test('puts both edits together where somebody else was first, and says so', async () => {
    let reads = 0;
    const theirs = { ...follows, revision: 2, title: 'Ferries' };
    const ada = { id: 'p1', slug: 'ada', name: 'Ada Reeve' };
    await open(
      { uuid: 'f3b1f0c5-0000-4000-8000-0000000000c1' },
      {
        'GET /v2/episode_list/f3b1f0c5-0000-4000-8000-0000000000c1': () => {
          reads += 1;
          return {
            body: buildList({
              ...theirs,
              uuid: 'f3b1f0c5-0000-4000-8000-0000000000c1',
              owner_id: user.uuid,
              followed_people: reads > 1 ? [ada] : [],
            }),
          };
        },
        'PUT /v2/episode_list/': () => ({
          status: 409,
          body: { message: 'Someone else changed this list.', code: 'list.edited' },
        }),
      },
    );
    const dialog = await openWizard();
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Linden Capital/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'View Watch List' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Someone else changed this watchlist');
    for (const name of ['Cobble Teachers', 'Linden Capital, Inc.', 'Ada Reeve'])
      expect(dialog.getByRole('button', { name: `Remove ${name}` })).toBeShown();
  });
});

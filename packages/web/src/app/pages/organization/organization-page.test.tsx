import { type LinkedItem, type Organization, pathOf } from '@ecco/contract';
import {
  buildEventCard,
  buildItemCard,
  buildKeyPerson,
  buildOrganization,
  buildSearchAnswer,
  buildSession,
  buildUser,
  idOf,
} from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

beforeEach(() => window.happyDOM.setViewport({ width: 1_440 }));

const ok = (body: unknown) => (): Reply => ({ body });
const session = {
  'GET /v2/session': ok(buildSession({ role: 'member', user_profile: buildUser() })),
};
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
const linked = (slug: string, days: number, part: Partial<LinkedItem> = {}): LinkedItem => ({
  ...buildItemCard({ slug, uuid: `uuid-${slug}`, title: slug, release_date: daysAgo(days) }),
  relation: 'of',
  sign: null,
  ...part,
});

const main = () => within(screen.getByRole('main'));
const part = (name: string) => within(screen.getByRole('region', { name }));
const ways = () =>
  within(screen.getByRole('navigation', { name: 'Parts of this page' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

async function open(organization: Partial<Organization> = {}, path = '/org/linden') {
  const { asked } = await standIn({
    ...session,
    'GET /v2/org/': ok({ organization: buildOrganization(organization) }),
    'GET /v2/search/search_in_orgs': ok(buildSearchAnswer([])),
  });
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: organization.name ?? 'Linden Teachers' });
  await screen.findByRole('navigation', { name: 'Parts of this page' });
  return { ...app, asked };
}

describe('the page of an organization', () => {
  test.each([
    '/org/linden',
    '/dossier/linden',
    '/companies/linden',
    '/orgs/linden',
    '/organizations/linden',
    '/pension-funds/linden',
    '/allocators/linden',
  ])('%s leads to it', async (path) => {
    await open({}, path);
    expect(document.title).toBe('Linden Teachers · Ecco');
  });

  test('says what is known of it, and nothing of what is not', async () => {
    await open({
      total_assets: 28.7e9,
      total_members: 96_000,
      state: 'OH',
      website: 'linden.example',
      description: 'Pays teachers.',
      aliases: ['Linden'],
      facts: [
        {
          id: 'fact',
          kind: 'total_assets',
          value: 28.7e9,
          words: null,
          as_of: '2026-09-30',
          provenance: 'hand',
          source: 'Annual report',
          source_url: null,
        },
      ],
    });
    expect(main().getByText('US pension fund')).toBeShown();
    expect(main().getByText('$28.7B').closest('[title]')?.getAttribute('title')).toBe(
      'As of Sep 30, 2026 · Annual report',
    );
    expect(main().getByText('96,000')).toBeShown();
    expect(main().getByRole('link', { name: 'linden.example' }).getAttribute('href')).toBe(
      'https://linden.example',
    );
    expect(main().getByText('Also Linden')).toBeShown();
    expect(main().queryByText('Headquarters')).toBeNull();
    expect(main().queryByText('Status: Actively Allocating')).toBeNull();
  });

  test('has only the parts of which there is something', async () => {
    await open();
    expect(ways()).toEqual(['At a glance', 'Meetings', 'Search']);
    expect(part('At a glance').getByText('No recent analysis available.')).toBeShown();
    expect(part('Meetings').getByText('No events available for this fund.')).toBeShown();
  });

  test('one that was looked through and does not meet says so', async () => {
    await open({ last_crawled_date: '2026-01-01T00:00:00.000Z' });
    expect(part('Meetings').getByText('No events found for this fund.')).toBeShown();
  });

  test.each([
    [null, 'No events available for this organization.'],
    ['2026-01-01T00:00:00.000Z', 'No events found for this organization.'],
  ])('one that is no fund is not called one (looked through: %s)', async (last_crawled_date, words) => {
    await open({ org_type: 'PRIVATE_COMPANY', type: 'PRIVATE_COMPANY', last_crawled_date });
    expect(part('Meetings').getByText(words)).toBeShown();
  });

  test('those who advise it stand by themselves, after its staff', async () => {
    await open({
      staff: [
        buildKeyPerson({ uuid: 'a', name: 'Ingrid Paxmore', edge_type: 'HAS_ADVISOR' }),
        buildKeyPerson({ uuid: 'b', name: 'Tom Okoro', edge_type: 'HAS_EXECUTIVE' }),
      ],
    });
    const titles = part('Key people').getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Staff 1', 'Advisors 1']);
    expect(part('Advisors').getByRole('link', { name: 'Ingrid Paxmore' })).toBeShown();
    expect(part('Staff').queryByRole('link', { name: 'Ingrid Paxmore' })).toBeNull();
  });

  test('that puts money to work says so', async () => {
    await open({ allocating: { is_allocating: true, explanation: null } });
    expect(main().getByText('Status: Actively Allocating')).toBeShown();
  });

  test('what may be there or not is known before anything below the head is shown', async () => {
    let answer = (): void => undefined;
    const isAnswered = new Promise<void>((done) => {
      answer = done;
    });
    await standIn({
      ...session,
      'GET /v2/org/': ok({ organization: buildOrganization() }),
      'GET /v2/signals': async () => {
        await isAnswered;
        return { body: { message: 'Not now.' }, status: 404 };
      },
    });
    renderApp('/org/linden');
    await screen.findByRole('heading', { level: 1, name: 'Linden Teachers' });
    expect(screen.queryByRole('region', { name: 'Meetings' })).toBeNull();
    answer();
    expect(await screen.findByRole('region', { name: 'Meetings' })).toBeShown();
  });

  // Specification of organizations, line 69: a press on a person opens their citation link.
  test('people lead to where it is said that they are there, else to their own page', async () => {
    await open({
      board: [
        buildKeyPerson({
          name: 'Ada Reeve',
          title: 'C'.repeat(60),
          citation: 'https://linden.example/board',
        }),
      ],
      staff: [buildKeyPerson({ uuid: 'b', name: 'Tom Okoro', slug: 'tom-okoro', title: null })],
    });
    expect(ways()).toContain('Key people');
    const board = part('Board');
    expect(board.getByRole('link', { name: 'Ada Reeve' }).getAttribute('href')).toBe(
      'https://linden.example/board',
    );
    expect(board.getByText(`${'C'.repeat(49)}…`)).toBeShown();
    expect(part('Staff').getByRole('link', { name: 'Tom Okoro' }).getAttribute('href')).toBe(
      '/people/tom-okoro',
    );
  });

  test('who is heard for it and stands in no list is told with where that was, and with their page where they have one', async () => {
    const item = { uuid: idOf(0x91), slug: 'june', kind: 'meeting' as const, title: 'Board in June' };
    const voice = (name: string, slug: string | null, items: number) => ({
      ...{ name, role: 'trustee', slug, items, item },
    });
    await open({
      board: [buildKeyPerson({ name: 'Bea Orr' })],
      voices: [
        voice('Ada Reeve', 'ada-reeve', 2),
        ...Array.from({ length: 8 }, (_, at) => voice(`Tom Okoro ${at}`, null, 1)),
      ],
    });
    expect(ways()).toContain('Key people');
    const received = part('Also heard in meetings and calls');
    expect(received.getByRole('link', { name: 'Ada Reeve' }).getAttribute('href')).toBe('/people/ada-reeve');
    const last = received.getByRole('link', { name: 'In 2 items, last in Board in June' });
    expect(last.getAttribute('href')).toBe(pathOf(item));
    expect(received.queryByRole('link', { name: 'Tom Okoro 0' })).toBeNull();
    expect(received.queryByText('Tom Okoro 7')).toBeNull();
    await userEvent.click(received.getByRole('button', { name: 'Show all 9' }));
    expect(received.getByText('Tom Okoro 7')).toBeShown();
  });

  test('meetings are those that were or those to come', async () => {
    await open({
      events: [
        buildEventCard({ uuid: 'past', title: 'Board in March', date: daysAgo(1.5) }),
        buildEventCard({ uuid: 'next', title: 'Board in May', date: daysAgo(-20), upcoming: true }),
      ],
    });
    const meetings = part('Meetings');
    expect(meetings.getByRole('link', { name: 'Board in March' }).getAttribute('href')).toBe('/event/past');
    expect(meetings.getByText('Yesterday')).toBeShown();
    await userEvent.click(meetings.getByRole('button', { name: 'Upcoming' }));
    expect(meetings.getByRole('link', { name: 'Board in May' })).toBeShown();
    expect(meetings.queryByRole('link', { name: 'Board in March' })).toBeNull();
  });

  test.each([
    [true, 'Recent', 'No past meetings'],
    [false, 'Upcoming', 'No upcoming meetings'],
  ])('where none are of the chosen time (upcoming: %s) it says so', async (upcoming, choice, none) => {
    await open({ events: [buildEventCard({ upcoming })] });
    await userEvent.click(part('Meetings').getByRole('button', { name: choice }));
    expect(part('Meetings').getByText(none)).toBeShown();
  });

  test('publications are recent for 14 days, conversations for 30', async () => {
    const untold = { one_liner: null, description: null, show: null, author: null } as const;
    const nobodys = linked('old-article', 20, { kind: 'article', ...untold });
    await open({
      articles: [nobodys],
      org_episodes: [linked('talk', 20)],
    });
    const written = part('Publications');
    expect(written.getByText('No recent publications')).toBeShown();
    expect(
      within(written.getByRole('group', { name: /Older/ })).getByRole('link', { name: 'old-article' }),
    ).toBeShown();
    expect(written.getByText('No summary available')).toBeShown();
    // Nobody is known to publish it, so it bears the initials of the organization.
    expect(written.getAllByText('LT')).toHaveLength(1);
    const spoken = part('Conversations');
    expect(
      within(spoken.getByRole('group', { name: /Recent/ })).getByRole('link', { name: 'talk' }),
    ).toBeShown();
    await userEvent.click(spoken.getByRole('button', { name: 'Show Older' }));
    expect(spoken.getByText('No older conversations')).toBeShown();
  });

  test('what is new without anything old says that too', async () => {
    await open({ articles: [linked('a', 1, { kind: 'article' })], org_episodes: [linked('b', 40)] });
    await userEvent.click(part('Publications').getByRole('button', { name: 'Show Older' }));
    expect(part('Publications').getByText('No older publications')).toBeShown();
    expect(part('Conversations').getByText('No recent conversations')).toBeShown();
  });

  test('the drawer searches what is linked to it, and the words stand in the address', async () => {
    const { asked, router } = await open({ uuid: 'the-uuid' }, '/org/linden?search=fees');
    const drawer = within(await screen.findByRole('dialog', { name: 'Search Linden Teachers' }));
    await waitFor(() =>
      expect(
        asked.some(
          (line) => /search_in_orgs\?.*org_ids=the-uuid/.test(line) && line.includes('type=pensionfund'),
        ),
      ).toBe(true),
    );
    await userEvent.click(drawer.getByRole('button', { name: /Close/ }));
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('search', 'fees'));
  });

  test('a question is asked of it alone', async () => {
    const { asked, router } = await open();
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Ask about Linden Teachers' }),
      'What fell?{Enter}',
    );
    await waitFor(() => expect(asked.some((line) => /\/org\/ask\?.*slug=linden/.test(line))).toBe(true));
    expect(router.state.location.search).toMatchObject({ q: 'What fell?' });
  });

  test('leads its keepers, and nobody else, to its graph and to where it is managed', async () => {
    const { unmount } = await open({ may: { manage: false } });
    expect(screen.queryByRole('link', { name: 'Manage Org + Crawl' })).toBeNull();
    unmount();
    await open({ may: { manage: true } });
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leadsTo('Manage Org + Crawl')).toBe('/manage/org/linden');
    expect(leadsTo('Graph')).toBe('/org/linden/graph');
  });

  test('leads its keepers there by a menu where the row has no room', async () => {
    window.happyDOM.setViewport({ width: 390 });
    const { router } = await open({ may: { manage: true } });
    expect(screen.queryByRole('link', { name: 'Graph' })).toBeNull();
    const name = 'More actions for Linden Teachers';
    await userEvent.click(screen.getByRole('button', { name }));
    const menu = within(await screen.findByRole('menu', { name }));
    expect(menu.getByRole('menuitem', { name: 'Manage Org + Crawl' }).getAttribute('href')).toBe(
      '/manage/org/linden',
    );
    await userEvent.click(menu.getByRole('menuitem', { name: 'Graph' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/org/linden/graph'));
  });

  test('while its analysis is under way it says so', async () => {
    await open({ processing_status: 'PERFORMING_ANALYSIS' });
    expect(main().getByText(/Analysis in progress/)).toBeShown();
  });

  test('a slug of before becomes the one of today', async () => {
    const { router } = await open({}, '/org/old-linden?q=Why');
    await waitFor(() => expect(router.state.location.pathname).toBe('/org/linden'));
    expect(router.state.location.search).toMatchObject({ q: 'Why' });
  });

  test('one that there is not is not found; a failure can be tried again', async () => {
    let status = 500;
    await standIn({
      ...session,
      'GET /v2/org/': () => ({ status, body: { message: 'No such organization.' } }),
    });
    const { router } = renderApp('/org/linden');
    expect(await screen.findByText('Oops, we ran into a snag. Please try again.')).toBeShown();
    status = 404;
    await router.navigate({ to: '/org/$id', params: { id: 'nobody' } });
    expect(await screen.findByText('No such organization.')).toBeShown();
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  });
});

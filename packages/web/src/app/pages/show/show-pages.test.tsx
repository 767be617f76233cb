import type { CitedText, ItemCard, Podcast } from '@ecco/contract';
import {
  buildCitedText,
  buildItem,
  buildItemCard,
  buildPodcast,
  buildPublication,
  buildSession,
  buildUpdateLine,
  buildUser,
} from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { queue } from '../../../player/queue/queue.store.ts';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';
import { notices } from '../../../ui/overlay/notice.store.ts';

const dayMs = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();
const ok = (body: unknown) => (): Reply => ({ body });
const member = buildSession({ role: 'member', user_profile: buildUser() });
const everything = { follow: true, ignore: true, inspect: true, refresh: true, score: true };
const admin = buildSession({ role: 'admin', user_profile: buildUser({ admin: true }) });

let numbered = 0;
const episode = (title: string, days: number, part: Partial<ItemCard> = {}): ItemCard => {
  numbered += 1;
  const uuid = `7b1f0c52-0000-4000-8000-${String(numbered).padStart(12, '0')}`;
  return buildItemCard({ uuid, slug: `e${numbered}`, title, release_date: daysAgo(days), ...part });
};
const fresh = episode('Fees again', 2);
const old = episode('Fees before', 40);
const onePage = { page: 1, per_page: 30, total: 2, pages: 1 };

type Answers = Parameters<typeof standIn>[0];
const world = (podcast: Podcast, more: Answers = {}): Answers => ({
  'GET /v2/session': ok(member),
  'GET /v2/get_user_following_list': ok({ podcasts: [] }),
  'GET /v2/podcast': ok({ podcast, pagination: onePage }),
  ...more,
});
const said = () => notices.getState().notices.map(({ text }) => text);
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const region = (name: RegExp) => within(screen.getByRole('region', { name }));

describe('a podcast', () => {
  test('says what it is and how much of it is summarised', async () => {
    await standIn(
      world(
        buildPodcast({
          episodes: [fresh, old],
          summarised: 1,
          tags: [{ slug: 'fees', label: 'Fees and costs' }],
        }),
      ),
    );
    renderApp('/pod/allocator-hours');
    expect(await screen.findByRole('heading', { level: 1, name: 'Allocator Hours' })).toBeShown();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('2 episodes')).toBeShown();
    expect(main.getByText('1 summarized')).toBeShown();
    expect(main.getByText(/^newest /)).toBeShown();
    expect(main.getByRole('button', { name: 'Follow Allocator Hours' })).toBeShown();
    expect(main.getByRole('link', { name: 'Fees and costs' }).getAttribute('href')).toBe('/tag/fees');
    expect(main.getByRole('link', { name: 'Website' }).getAttribute('rel')).toBe('noopener noreferrer');
    expect(document.title).toBe('Allocator Hours · Ecco');
    expect(screen.queryByRole('region', { name: 'Administration' })).toBeNull();
  });

  test('a long description is cut to 599 characters and an ellipsis until more is asked for', async () => {
    const description = 'a'.repeat(601);
    await standIn(world(buildPodcast({ description })));
    renderApp('/pod/allocator-hours');
    expect(await screen.findByText(`${'a'.repeat(599)}…`)).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByText(description)).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
    expect(screen.queryByText(description)).toBeNull();
  });

  test('recent episodes are shown and older ones when asked for, also after the way back', async () => {
    await standIn(
      world(buildPodcast({ episodes: [fresh, old] }), {
        'GET /v2/content/': ok({ item: buildItem({ title: 'Fees before' }), show: null }),
      }),
    );
    const { router } = renderApp('/pod/allocator-hours');
    await screen.findByRole('link', { name: 'Fees again' });
    expect(titles()).toEqual(['Fees again']);
    const toggle = screen.getByRole('button', { name: 'Show Older' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toggle);
    await waitFor(() => expect(titles()).toEqual(['Fees again', 'Fees before']));
    await userEvent.click(screen.getByRole('link', { name: 'Fees before' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fees before' })).toBeShown();
    router.history.back();
    expect(await screen.findByRole('button', { name: 'Hide Older' })).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: 'Hide Recent' }));
    await waitFor(() => expect(titles()).toEqual(['Fees before']));
  });

  test('the older ones are shown at once where there is nothing recent, and more can be loaded', async () => {
    const page = (number: number, episodes: ItemCard[]) => ({
      podcast: buildPodcast({ episodes, total: 2 }),
      pagination: { page: number, per_page: 30, total: 2, pages: 2 },
    });
    await standIn(
      world(buildPodcast(), {
        'GET /v2/podcast': (url) => ({
          body:
            url.searchParams.get('page') === '2'
              ? page(2, [episode('Fees at first', 400)])
              : page(1, [episode('Fees long ago', 200)]),
        }),
      }),
    );
    renderApp('/pod/allocator-hours');
    await screen.findByRole('link', { name: 'Fees long ago' });
    expect(screen.queryByRole('region', { name: /Recent/ })).toBeNull();
    await userEvent.click(region(/^Older/).getByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(titles()).toEqual(['Fees long ago', 'Fees at first']));
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
    // The button has gone with the last page; the focus stays in the list.
    expect(document.activeElement?.textContent).toContain('Fees at first');
  });

  test('its newest summary is there at a glance, and a mark leads to where it is said', async () => {
    const ofFresh = ({ citations, ...sentence }: CitedText): CitedText => ({
      ...sentence,
      citations: citations.map((citation) => ({ ...citation, item: fresh })),
    });
    const tldr = [buildCitedText('Fees fell again.', [7]), buildCitedText('Costs compound.', [7, 9])].map(
      ofFresh,
    );
    const latest = { item: fresh, tldr };
    await standIn(
      world(buildPodcast({ episodes: [fresh], latest }), {
        'GET /v2/content/': ok({ item: buildItem({ title: 'Fees again' }), show: null }),
      }),
    );
    const { router } = renderApp('/pod/allocator-hours');
    await screen.findByRole('heading', { level: 1, name: 'Allocator Hours' });
    const summary = region(/Latest summary/);
    const marks = summary.getAllByRole('button').map((mark) => mark.textContent);
    expect(marks).toEqual(['1', '1', '2']);
    await userEvent.click(summary.getAllByRole('button')[2] ?? document.body);
    await waitFor(() =>
      expect(router.state.location.href).toBe(
        `/ep/${fresh.slug}?content_id=9&segment=segment-9&timestamp=45`,
      ),
    );
  });

  test('without any summary it says so', async () => {
    await standIn(world(buildPodcast({ episodes: [old] })));
    renderApp('/pod/allocator-hours');
    expect(await screen.findByText('No recent summaries available.')).toBeShown();
  });

  test('all that can be heard is played, the newest first', async () => {
    const article = episode('A note', 3, { kind: 'article' });
    await standIn(world(buildPodcast({ episodes: [fresh, article, old] })));
    renderApp('/pod/allocator-hours');
    await userEvent.click(await screen.findByRole('button', { name: 'Play all' }));
    await waitFor(() => expect(queue.getState().entries.map(({ title }) => title)).toHaveLength(2));
    const { name, at, entries } = queue.getState();
    expect({ name, at, first: entries[0]?.title }).toEqual({
      name: 'Allocator Hours',
      at: 0,
      first: 'Fees again',
    });
  });

  test('without episodes it says what would be there, and there is nothing to play', async () => {
    await standIn(world(buildPodcast()));
    renderApp('/pod/allocator-hours');
    expect(await screen.findByText('No episodes yet')).toBeShown();
    expect(screen.queryByRole('button', { name: 'Play all' })).toBeNull();
  });

  test('a failure says so and can be tried again', async () => {
    let broken = true;
    await standIn(
      world(buildPodcast(), {
        'GET /v2/podcast': () =>
          broken
            ? { status: 503, body: { message: 'The server is busy.' } }
            : { body: { podcast: buildPodcast({ episodes: [fresh] }), pagination: onePage } },
      }),
    );
    renderApp('/pod/allocator-hours');
    expect(await screen.findByText('Oops, we ran into a snag. Please try again.')).toBeShown();
    expect(screen.getByText('The server is busy.')).toBeShown();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Allocator Hours' })).toBeShown();
  });

  test('one that is not there is not found', async () => {
    await standIn({ 'GET /v2/session': ok(member) });
    renderApp('/pod/nowhere');
    expect(await screen.findByText('There is no such thing.')).toBeShown();
    expect(document.title).toBe('404 · Ecco');
  });

  test('a visitor is led to the login', async () => {
    await standIn({ 'GET /v2/session': ok(buildSession()) });
    const { router } = renderApp('/pod/allocator-hours');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toEqual({ next: '/pod/allocator-hours' });
  });
});

describe('an admin', () => {
  const asAdmin = (podcast: Podcast, more: Answers = {}) =>
    standIn(world(podcast, { 'GET /v2/session': ok(admin), ...more }));
  const tools = () => region(/^Administration$/);

  test('sees how the last fetch went and asks for another', async () => {
    const podcast = buildPodcast({
      may: everything,
      episodes: [fresh],
      last_fetched_at: '2026-03-05T09:00:00Z',
      fetch_error: 'The feed answered 404.',
      entries_left_out: ['“Talk 7”: its guid is too long.'],
    });
    const { asked } = await asAdmin(podcast, {
      'POST /v2/podcast/refresh': ok({ message: 'The feed is being read.' }),
    });
    renderApp('/pod/allocator-hours');
    await screen.findByRole('region', { name: 'Administration' });
    expect(tools().getByText(/Last fetched/)).toBeShown();
    expect(tools().getByText('The last fetch failed: The feed answered 404.')).toBeShown();
    expect(tools().getByRole('listitem').textContent).toBe('“Talk 7”: its guid is too long.');
    await userEvent.click(tools().getByRole('button', { name: 'Refresh podcast' }));
    await waitFor(() => expect(said()).toEqual(['The feed is being read.']));
    expect(asked).toContain('POST /v2/podcast/refresh');
  });

  test('ignores it after a question, and no longer without one', async () => {
    let ignored = false;
    const { asked } = await asAdmin(buildPodcast(), {
      'GET /v2/podcast': () => ({
        body: { podcast: buildPodcast({ may: everything, episodes: [fresh], ignored }), pagination: onePage },
      }),
      'POST /v2/podcast/ignore': () => {
        ignored = !ignored;
        return { body: { message: ignored ? 'It is ignored.' : 'It is listed again.' } };
      },
    });
    renderApp('/pod/allocator-hours');
    await screen.findByRole('region', { name: 'Administration' });
    await userEvent.click(tools().getByRole('button', { name: 'Ignore podcast' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Ignore Allocator Hours?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(asked.some((line) => line.includes('/ignore'))).toBe(false);
    await userEvent.click(tools().getByRole('button', { name: 'Ignore podcast' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Ignore podcast' }),
    );
    expect(await screen.findByText('This podcast is ignored: it is neither listed nor fetched.')).toBeShown();
    await userEvent.click(tools().getByRole('button', { name: 'Stop ignoring' }));
    await waitFor(() => expect(screen.queryByText(/^This podcast is ignored/)).toBeNull());
    expect(said()).toEqual(['Podcast ignored', 'It is listed again.']);
  });

  test('changes the score of an episode', async () => {
    let score: number | null = null;
    await asAdmin(buildPodcast(), {
      'GET /v2/podcast': () => ({
        body: {
          podcast: buildPodcast({ may: everything, episodes: [{ ...fresh, score }] }),
          pagination: onePage,
        },
      }),
      'POST /v2/episode/set_score': () => {
        score = 72;
        return { body: { uuid: fresh.uuid, score } };
      },
    });
    renderApp('/pod/allocator-hours');
    await userEvent.click(await screen.findByRole('button', { name: 'No score: change it for Fees again' }));
    await userEvent.type(await screen.findByRole('spinbutton'), '72{Enter}');
    expect(await screen.findByRole('button', { name: 'Score 72: change it for Fees again' })).toBeShown();
  });

  test('is told why something did not work', async () => {
    await asAdmin(buildPodcast({ may: everything, episodes: [fresh] }), {
      'POST /v2/podcast/refresh': () => ({ status: 409, body: { message: 'It has no feed.' } }),
    });
    renderApp('/pod/allocator-hours');
    await screen.findByRole('region', { name: 'Administration' });
    await userEvent.click(tools().getByRole('button', { name: 'Refresh podcast' }));
    await waitFor(() => expect(said()).toEqual(['It has no feed.']));
  });
});

test('what may be done decides which tools are there, and not who is looking', async () => {
  const may = { ...everything, ignore: false, refresh: false, score: false };
  await standIn(world(buildPodcast({ may, episodes: [fresh] })));
  renderApp('/pod/allocator-hours');
  const tools = within(await screen.findByRole('region', { name: 'Administration' }));
  expect(tools.getByRole<HTMLButtonElement>('button', { name: 'Refresh podcast' }).disabled).toBe(true);
  expect(tools.queryByRole('button', { name: 'Ignore podcast' })).toBeNull();
  expect(screen.queryByRole('button', { name: /change it for Fees again/ })).toBeNull();
});

describe('a publication', () => {
  const long = `${'b'.repeat(300)}`;
  const articles = [
    episode('A timber vote', 1, { kind: 'article', one_liner: long }),
    episode('An old vote', 30, { kind: 'article' }),
  ];
  const visited = (body: unknown, status = 200) =>
    standIn({
      'GET /v2/session': ok(buildSession({ waitlist_on: true })),
      'GET /v2/publication': () => ({ status, body }),
    });

  test('is open to visitors: at a glance, recent and older articles, summaries cut', async () => {
    const [first] = articles;
    const latest = first ? { item: first, tldr: [buildCitedText('The board bought timber.', [3])] } : null;
    await visited({ publication: buildPublication({ articles, latest }), pagination: onePage });
    renderApp('/pub/courier');
    expect(await screen.findByRole('heading', { level: 1, name: 'The Courier' })).toBeShown();
    expect(region(/^At a glance$/).getByText(/The board bought/)).toBeShown();
    const recent = region(/^Recent/);
    expect(recent.getByText(`${'b'.repeat(279)}…`)).toBeShown();
    expect(recent.getByRole('link', { name: 'A timber vote' }).getAttribute('href')).toBe(
      `/article/${first?.slug}`,
    );
    expect(screen.queryByRole('link', { name: 'An old vote' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show Older' }));
    expect(await screen.findByRole('link', { name: 'An old vote' })).toBeShown();
  });

  test('tells members what is new since they looked, and has alerts of it', async () => {
    const { uuid, name } = buildPublication();
    const since = '2026-11-18T09:00:00.000Z';
    await standIn({
      'GET /v2/session': ok(buildSession({ role: 'member', user_profile: buildUser() })),
      'GET /v2/alerts/unread': ok({ unread: 0 }),
      'GET /v2/publication': ok({ publication: buildPublication({ articles }), pagination: onePage }),
      [`GET /v2/subscriptions/show/${uuid}`]: ok({ subscription: null }),
      [`PUT /v2/visits/show/${uuid}`]: ok({
        ...{ since, partial: false },
        lines: [
          buildUpdateLine({ kind: 'item', headline: 'A timber vote', item_id: articles[0]?.uuid ?? null }),
        ],
      }),
    });
    renderApp('/pub/courier');
    const band = within(await screen.findByRole('region', { name: 'Since you last looked (Nov 18, 2026)' }));
    expect(band.getByText('A timber vote')).toBeShown();
    expect(band.getByRole('link', { name: 'All changes' }).getAttribute('href')).toBe('/pub/courier/changes');
    expect(await screen.findByRole('button', { name: `Get alerts about ${name}` })).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: 'Show Older' }));
    const rowOf = (title: string, group: RegExp) =>
      region(group).getByRole('link', { name: title }).closest('li')?.textContent;
    expect(rowOf('A timber vote', /^Recent/)).toContain('New since you last looked');
    expect(rowOf('An old vote', /^Older/)).not.toContain('New since');
  });

  test('that cannot be loaded leaves the page empty, without a word', async () => {
    const { asked } = await visited({ message: 'no' }, 500);
    renderApp('/pub/courier');
    await waitFor(() => expect(asked.some((line) => line.includes('/publication'))).toBe(true));
    const main = screen.getByRole('main');
    await waitFor(() => expect(main.textContent).not.toContain('Loading'));
    expect(within(main).queryByRole('heading')).toBeNull();
    expect(within(main).queryByRole('alert')).toBeNull();
  });

  test('that is not there is not found', async () => {
    await visited({ message: 'There is no such publication.' }, 404);
    renderApp('/pub/courier');
    expect(await screen.findByText('There is no such publication.')).toBeShown();
  });
});

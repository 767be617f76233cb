import type {
  DirectoryEpisode,
  DirectoryPodcast,
  ItemCard,
  ReadQuery,
  SearchResult,
  ShowCard,
} from '@ecco/contract';
import {
  buildAnswer,
  buildDirectoryEpisode,
  buildDirectoryPodcast,
  buildItemCard,
  buildList,
  buildSearchAnswer,
  buildSearchResult,
  buildSession,
  buildShowCard,
  buildUser,
} from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const ok = (body: unknown) => (): Reply => ({ body });
const asTyped = { understood: [], problems: [], corrected: null };
const here = (episodes: ItemCard[], podcasts: ShowCard[] = [], read: Partial<ReadQuery> = {}): Reply => ({
  body: { ...asTyped, ...read, episodes, podcasts },
});
const there = (episodes: DirectoryEpisode[], podcasts: DirectoryPodcast[] = []): Reply => ({
  body: { configured: true, episodes, podcasts },
});
const nothingThere: Reply = { body: { configured: false, episodes: [], podcasts: [] } };
const failing: Reply = { status: 502, body: { message: 'no' } };

const flavor = {
  name: 'US_Pension_Funds',
  terms: {
    financial_instruments: [],
    asset_classes: [],
    strategies: [],
    concepts: [['funded ratio', 'funded status']],
    regions_and_markets: [],
    performance_metrics: [],
    regulations_and_compliance: [],
  },
  entities: { organizations: [] },
};

type World = {
  library: Reply | (() => Reply);
  directory?: Reply | (() => Reply);
  lists?: unknown[];
  said?: SearchResult[] | Reply;
};
const read = (reply: Reply | (() => Reply)) => () => (typeof reply === 'function' ? reply() : reply);

async function opened(address: string, { library, directory = nothingThere, lists = [], said = [] }: World) {
  const { asked } = await standIn({
    'GET /v2/session': ok(buildSession({ role: 'member', user_profile: buildUser() })),
    'GET /v2/episode/local_search': read(library),
    'GET /v2/episode/search': read(directory),
    'GET /v2/episode/search_transcripts': () =>
      Array.isArray(said) ? { body: buildSearchAnswer(said) } : said,
    'GET /v2/curated_lists': ok({ curated_episode_lists: lists }),
    'GET /v2/episode/answers': ok({ answer: buildAnswer() }),
    'GET /v2/search/flavors/': ok(flavor),
    'GET /v2/search/values': ok({ values: [{ name: 'Ada Verity', value: '"Ada Verity"', items: 3 }] }),
  });
  return { ...renderApp(address), asked };
}
const main = () => within(screen.getByRole('main'));
const field = () => main().getByRole<HTMLInputElement>('combobox', { name: 'Search podcasts and episodes' });
const titlesOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

test('the words of the address are searched for at once, and those typed are written back', async () => {
  const { asked, router } = await opened('/search?q=fees', { library: here([buildItemCard()]) });
  expect(await screen.findByRole('link', { name: 'Why fees fell' })).toBeShown();
  expect(field().value).toBe('fees');
  expect(asked).toContain('GET /v2/episode/local_search?keywords=fees');
  expect(asked).toContain('GET /v2/episode/search?keywords=fees');
  expect(document.title).toBe('Search · Ecco');
  await userEvent.clear(field());
  await userEvent.type(field(), 'timber{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/search?q=timber'));
  await waitFor(() => expect(asked).toContain('GET /v2/episode/local_search?keywords=timber'));
});

// Core specification, lines 22 and 100: the page of questions reads q, answers it and keeps it in the address.
test('a question is answered above what was found for its words, and other words are not asked', async () => {
  const { asked, router } = await opened('/search?q=Why+did+the+fees+fall%3F', {
    library: here([buildItemCard()]),
  });
  expect(await screen.findByRole('region', { name: 'Answer to “Why did the fees fall?”' })).toBeShown();
  expect(await screen.findByRole('link', { name: 'Why fees fell' })).toBeShown();
  expect(router.state.location.search).toEqual({ q: 'Why did the fees fall?' });
  const questions = () => asked.filter((line) => line.startsWith('GET /v2/episode/answers'));
  await waitFor(() => expect(questions()).toHaveLength(1));
  await userEvent.clear(field());
  await userEvent.type(field(), 'timber{Enter}');
  await waitFor(() => expect(asked).toContain('GET /v2/episode/local_search?keywords=timber'));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Answer to/ })).toBeNull());
  expect(questions()).toHaveLength(1);
});

test('what is said stands first, the best before what is newer, and leads to all of it', async () => {
  const reported = buildItemCard({
    uuid: 'told',
    slug: 'told',
    title: 'Board',
    release_date: '2026-01-01T00:00:00.000Z',
  });
  const other = buildItemCard({
    uuid: 'other',
    slug: 'other',
    title: 'A talk on something else',
    description: 'Data is highly compressed at a discount.',
    release_date: '2026-09-01T00:00:00.000Z',
  });
  const said = buildSearchResult(3, {
    parent_uuid: 'told',
    title: 'Board',
    text: 'We lowered the discount rate.',
    highlights: ['discount rate'],
  });
  await opened('/search?q=discount%20rate', { library: here([other, reported]), said: [said] });
  const passages = await screen.findByRole('region', { name: 'Passages' });
  expect(titlesOf('Passages')).toEqual(['Board']);
  expect(passages.querySelector('mark')?.textContent).toBe('discount rate');
  expect(passages.compareDocumentPosition(screen.getByRole('region', { name: 'Items' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const transcripts = main().getByRole('link', { name: /Search all transcripts/ });
  expect(transcripts.getAttribute('href')).toBe('/search/transcripts?q=discount+rate');
  expect(transcripts.getAttribute('target')).toBe('_blank');
  const marked = [...screen.getByRole('region', { name: 'Items' }).querySelectorAll('mark')];
  // Each item says why it is there: by its description, or by what is said in it.
  expect(marked.map(({ textContent }) => textContent)).toEqual(['discount', 'discount rate']);
});

test('the keyboard alone completes an operator and its value, and runs the search', async () => {
  const { router } = await opened('/search', { library: here([]) });
  await screen.findByRole('heading', { level: 1, name: 'Search' });
  await userEvent.type(field(), 'fees spe');
  await screen.findByRole('option', { name: /^speaker:/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await screen.findByRole('option', { name: /^Ada Verity/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field().value).toBe('fees speaker:"Ada Verity" ');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'fees speaker:"Ada Verity"' }));
});

test('before anything is searched for it says what is searched, and in which language', async () => {
  await opened('/search', { library: here([]) });
  expect(await screen.findByText(/^Titles, descriptions and shows/)).toBeShown();
  expect(screen.getByText('kind:document')).toBeShown();
});

test('blank words do nothing', async () => {
  const { router } = await opened('/search', { library: here([]) });
  await screen.findByRole('heading', { level: 1, name: 'Search' });
  await userEvent.type(field(), ' , {Enter}');
  expect(router.state.location.href).toBe('/search');
});

describe('results', () => {
  test('of library and directory stand together, newest first, and the latter can be ingested', async () => {
    await opened('/search?q=fees', {
      library: here([
        buildItemCard({ slug: 'a', uuid: 'a', title: 'Older', release_date: '2026-01-01' }),
        buildItemCard({ slug: 'b', uuid: 'b', title: 'Newer', release_date: '2026-03-01' }),
      ]),
      directory: there([
        buildDirectoryEpisode(),
        buildDirectoryEpisode({ slug: 'a', title: 'Older, elsewhere' }),
      ]),
    });
    await screen.findByText('Who buys forests');
    expect(titlesOf('Items')).toEqual(['Newer', 'Who buys forests', 'Older']);
    expect(screen.getByText('From the directory')).toBeShown();
    const add = screen.getByRole('link', { name: 'Add to the library: Who buys forests' });
    const leadsTo = new URL(add.getAttribute('href') ?? '', location.origin);
    expect(leadsTo.pathname).toBe('/add');
    expect(leadsTo.searchParams.get('url')).toBe('https://directory.example/forests.mp3?from=directory');
  });

  test('show four podcasts at first, with names of at most seventy characters, and then the rest', async () => {
    const podcasts = Array.from({ length: 5 }, (_, at) =>
      buildShowCard({
        slug: `p${at}`,
        name: `Podcast ${at} ${'n'.repeat(80)}`,
        newest: `2026-03-0${9 - at}`,
      }),
    );
    await opened('/search?q=fees', {
      library: here([], podcasts),
      directory: there([], [buildDirectoryPodcast()]),
    });
    const more = await screen.findByRole('button', { name: 'Show Remaining Podcast Results' });
    await waitFor(() => expect(screen.queryByText('Looking in the podcast directory')).toBeNull());
    expect(titlesOf('Podcasts')).toHaveLength(4);
    expect(titlesOf('Podcasts')[0]).toHaveLength(70);
    await userEvent.click(more);
    expect(titlesOf('Podcasts')).toHaveLength(6);
    expect(titlesOf('Podcasts').at(-1)).toBe('Timber Talk');
    expect(screen.queryByRole('button', { name: 'Show Remaining Podcast Results' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('Timber Talk');
  });

  test('say how the search was read, and each part of it can be taken back', async () => {
    const speaker = { kind: 'speaker', value: 'Ada', label: null, negated: false, removable: true } as const;
    const { router } = await opened('/search?q=fes+speaker:Ada', {
      library: here([buildItemCard()], [], {
        understood: [{ ...speaker, from: 4, to: 15 }],
        corrected: { query: 'fees speaker:Ada', words: [{ from: 'fes', to: 'fees' }] },
      }),
    });
    expect(await screen.findByText('fees speaker:Ada')).toBeShown();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Speaker: Ada' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'fes' }));
  });

  test('none at all are admitted', async () => {
    await opened('/search?q=zebra', { library: here([]) });
    expect(await screen.findByText('Nothing matches “zebra”')).toBeShown();
  });

  test('a directory that does not answer is named, and asked again on request', async () => {
    let answer = failing;
    await opened('/search?q=fees', { library: here([buildItemCard()]), directory: () => answer });
    expect(await screen.findByText(/The podcast directory did not answer/)).toBeShown();
    expect(screen.getByRole('link', { name: 'Why fees fell' })).toBeShown();
    answer = there([buildDirectoryEpisode()]);
    await userEvent.click(main().getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Who buys forests')).toBeShown();
    expect(screen.queryByText(/did not answer/)).toBeNull();
  });

  test('where nothing answers the words are kept', async () => {
    await opened('/search?q=fees', { library: failing, directory: failing, said: failing });
    expect(await screen.findByText('The search did not answer')).toBeShown();
    expect(field().value).toBe('fees');
  });
});

test('searches that commas part and no tab holds are offered as links', async () => {
  const { asked } = await opened('/search?q=fees,+timber+land,+FEES', { library: here([buildItemCard()]) });
  await screen.findByRole('link', { name: 'Why fees fell' });
  const link = screen.getByRole('link', { name: 'timber land' });
  expect(link.getAttribute('href')).toBe('/search?q=timber+land');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.getByText('The browser opened no tab for 1 more search:')).toBeShown();
  expect(field().value).toBe('fees');
  expect(asked.filter((line) => line.includes('local_search'))).toHaveLength(1);
});

test('lists to learn from stand below', async () => {
  const list = buildList({ slug: 'start', title: 'Where to start', type: 'curated' });
  await opened('/search', { library: here([]), lists: [list] });
  const section = within(await screen.findByRole('region', { name: 'Learning Lists' }));
  expect(section.getByRole('link', { name: 'Where to start' }).getAttribute('href')).toBe(
    `/watch/${list.uuid}`,
  );
});

test('a visitor is asked who they are', async () => {
  await standIn({ 'GET /v2/session': ok(buildSession()) });
  const { router } = renderApp('/search?q=fees');
  await waitFor(() => expect(router.state.location.pathname).toBe('/enter'));
});

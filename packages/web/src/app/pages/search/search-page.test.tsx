import type { SearchAnswer, SearchResult } from '@ecco/contract';
import {
  buildItemCard,
  buildSavedSearch,
  buildSearchAnswer,
  buildSearchResult,
  buildSegments,
  buildSession,
  buildSummaryResult,
  buildUser,
} from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const named = (name: string) => ({ slug: name.toLowerCase(), name });
const visitor = buildSession({ waitlist_on: false });
const member = buildSession({ role: 'member', user_profile: buildUser() });

const flavor = {
  name: 'US_Pension_Funds',
  terms: {
    financial_instruments: [],
    asset_classes: [],
    strategies: [],
    concepts: [],
    regions_and_markets: [],
    performance_metrics: [],
    regulations_and_compliance: [],
  },
  entities: { organizations: [] },
};

type World = { session?: unknown; more?: Record<string, () => Reply> };

async function open(address: string, answer: SearchAnswer, { session = visitor, more = {} }: World = {}) {
  const { asked } = await standIn({
    'GET /v2/session': () => ({ body: session }),
    'GET /v2/saved_searches': () => ({ body: { saved_searches: [] } }),
    'GET /v2/episode/local_search': () => ({
      body: { understood: [], problems: [], corrected: null, episodes: [], podcasts: [] },
    }),
    'GET /v2/episode/search_transcripts': () => ({ body: answer }),
    'GET /v2/search/flavors/': () => ({ body: flavor }),
    'GET /v2/content/': (url) => {
      const from = Number(url.searchParams.get('from'));
      return { body: { segments: buildSegments(40, from), from, total: 200 } };
    },
    ...more,
  });
  return { ...renderApp(address), asked };
}

const rowsOf = async (results: SearchResult[]): Promise<HTMLElement[]> => {
  await open('/search/transcripts?q=fund', buildSearchAnswer(results));
  const [item] = within(await screen.findByRole('list', { name: 'Passages' })).getAllByRole('listitem');
  return item ? within(item).getAllByRole('listitem') : [];
};
const linkOf = (row: HTMLElement | undefined) => row?.querySelector('a')?.getAttribute('href');
const field = () => within(screen.getByRole('main')).getByRole<HTMLInputElement>('combobox');
const href = (router: Awaited<ReturnType<typeof open>>['router']) => router.state.location.search;

// Narrow, unless a test says otherwise: hits lead to their items.
beforeEach(() => window.happyDOM.setViewport({ width: 900 }));

describe('passages', () => {
  test('a hit is played from where there is a recording; elsewhere its time is only told', async () => {
    const [received, read] = await rowsOf([
      buildSearchResult(2),
      buildSearchResult(5, { has_recording: false }),
    ]);
    expect(within(received ?? document.body).getByRole('button', { name: /^Play from/ })).toBeShown();
    expect(read?.querySelector('button')).toBeNull();
    expect(read?.textContent).toMatch(/\d:\d\d/);
  });

  test('a line and what summaries say are told apart, and each leads to its place', async () => {
    const [line, chapter] = await rowsOf([buildSearchResult(2), buildSummaryResult()]);
    expect(line?.textContent).not.toMatch(/Chapter|Summary/);
    expect(line?.querySelector('mark')?.textContent).toBe('fund');
    expect(chapter?.textContent).toContain('Chapter “What it costs”');
    expect([line, chapter].map(linkOf)).toEqual([
      '/ep/fees?content_id=2&segment=segment-2&search=fund',
      '/ep/fees?summary_item_index=2&search=fund',
    ]);
  });

  test('what the summary says in short leads to the summary', async () => {
    const short = { analysis_type: 'tldr', summary_item_index: null, summary_item_title: null } as const;
    const [row] = await rowsOf([buildSummaryResult(short)]);
    expect(row?.textContent).toContain('Summary');
    expect(linkOf(row)).toBe('/ep/fees?search=fund#summary');
  });

  test('stand under their item, two at first, and the rest when asked for', async () => {
    const podcast = named('Plain Money');
    const organizations = ['One', 'Two', 'Three', 'Four'].map(named);
    const answer = buildSearchAnswer(
      [2, 5, 7].map((at) => buildSearchResult(at, { podcast, organizations })),
    );
    const groups = answer.groups.map((group) => ({ ...group, count: 9, strip: [0.25] }));
    await open('/search/transcripts?q=fund', { ...answer, groups });
    const list = within(await screen.findByRole('list', { name: 'Passages' }));
    expect(list.getByText('9 hits')).toBeShown();
    expect(list.getByRole('img', { name: 'Hits at 25% of the way through' })).toBeShown();
    expect(list.getByText('Plain Money')).toBeShown();
    expect(list.getByText('One, Two, Three')).toBeShown();
    expect(list.getAllByRole('link', { name: /^Line/ })).toHaveLength(2);
    await userEvent.click(list.getByRole('button', { name: '1 more in this item' }));
    expect(list.getAllByRole('link', { name: /^Line/ })).toHaveLength(3);
    const inside = list.getByRole('link', { name: 'All 9 inside this item' });
    expect(inside.getAttribute('href')).toBe('/ep/fees?search=fund');
  });

  test('come page after page', async () => {
    const page = (url: URL): Reply => {
      const number = Number(url.searchParams.get('page'));
      return {
        body: buildSearchAnswer([buildSearchResult(number, { parent_uuid: `item ${number}` })], {
          more: number === 1,
        }),
      };
    };
    const { asked } = await open('/search/transcripts?q=fund', buildSearchAnswer([]), {
      more: { 'GET /v2/episode/search_transcripts': page as () => Reply },
    });
    expect(await screen.findByText('1+ passages in 1 item')).toBeShown();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more results' }));
    expect(await screen.findByText('2 passages in 2 items')).toBeShown();
    expect(screen.queryByRole('button', { name: 'Show more results' })).toBeNull();
    expect(asked.filter((line) => line.includes('overview=true'))).toHaveLength(1);
  });
});

describe('how the search was read', () => {
  const understood = [
    { from: 5, to: 25, kind: 'speaker', value: 'Ada Verity', label: null, negated: false, removable: true },
  ] as const;

  test('each part can be taken off, and Back brings it back', async () => {
    const address = `/search/transcripts?${new URLSearchParams({ q: 'fees speaker:"Ada Verity"' })}`;
    const answer = buildSearchAnswer([buildSearchResult(2)], { understood: [...understood] });
    const { router } = await open(address, answer);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Speaker: Ada Verity' }));
    await waitFor(() => expect(href(router)).toEqual({ q: 'fees' }));
    router.history.back();
    await waitFor(() => expect(href(router)).toEqual({ q: 'fees speaker:"Ada Verity"' }));
  });

  test('what was mended and what was not understood is said, and the typed words can be had', async () => {
    const answer = buildSearchAnswer([buildSearchResult(2)], {
      corrected: { query: 'infrastructure', words: [{ from: 'infrastrcture', to: 'infrastructure' }] },
      problems: [{ from: 14, to: 24, code: 'bad_date' }],
    });
    const { router, asked } = await open('/search/transcripts?q=infrastrcture%20after:soon', answer);
    expect(await screen.findByText(/“after:soon” is not a date/)).toBeShown();
    await userEvent.click(
      screen.getByRole('button', { name: 'Search for “infrastrcture after:soon” exactly' }),
    );
    await waitFor(() => expect(href(router)).toMatchObject({ exact: 'true' }));
    await waitFor(() => expect(asked.some((line) => line.includes('exact=true'))).toBe(true));
  });

  test('it can be narrowed by what was found, with how much each leads to', async () => {
    const value = (name: string, items: number) => ({ name, value: name, items });
    const facets = {
      kind: [value('episode', 3), value('video', 1)],
      show: [],
      speaker: [],
      org: [value('Halvern', 4)],
      year: [value('2026', 3), value('2025', 1)],
    };
    const { router } = await open(
      '/search/transcripts?q=fees',
      buildSearchAnswer([buildSearchResult(2)], { facets }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Narrow by Year' }));
    expect(screen.queryByRole('button', { name: 'Narrow by Organization' })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: '2025 (1)' }));
    await waitFor(() => expect(href(router)).toEqual({ q: 'fees after:2025 before:2026' }));
  });

  test('names and titles that say the words stand in a line above the passages', async () => {
    const result = buildSearchResult(2);
    const said = { ...result, why: { ...result.why, words: ['halvern'] } };
    const answer = buildSearchAnswer([said], {
      called_so: [
        { type: 'organisation', uuid: null, slug: 'halvern', name: 'Halvern', content_type: null, items: 4 },
      ],
    });
    const { router } = await open('/search/transcripts?q=Halvern', answer, {
      more: {
        'GET /v2/episode/local_search': () => ({
          body: {
            understood: [],
            problems: [],
            corrected: null,
            episodes: [
              buildItemCard({ title: 'Halvern in March' }),
              buildItemCard({ uuid: 'other', title: 'Described by these words alone' }),
            ],
            podcasts: [],
          },
        }),
      },
    });
    expect(await screen.findByRole('link', { name: 'Halvern in March' })).toBeShown();
    expect(screen.queryByRole('link', { name: /Described/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Halvern · 4 items' }));
    await waitFor(() => expect(href(router)).toEqual({ q: 'Halvern org:Halvern' }));
  });
});

describe('states', () => {
  test('nothing found says how to loosen the search', async () => {
    const part = { from: 5, to: 15, kind: 'kind', value: 'video', label: null, negated: false } as const;
    const answer = buildSearchAnswer([], { understood: [{ ...part, removable: true }] });
    const { router } = await open('/search/transcripts?q=fees%20kind:video', answer);
    expect(await screen.findByText('Nothing matches “fees kind:video”')).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: 'Search without kind:video' }));
    await waitFor(() => expect(href(router)).toEqual({ q: 'fees' }));
  });

  test('a leg that did not take part is named', async () => {
    await open(
      '/search/transcripts?q=fund',
      buildSearchAnswer([buildSearchResult(1)], { degraded: ['bm25'] }),
    );
    expect(await screen.findByText(/Part of the search is unavailable \(bm25\)/)).toBeShown();
  });

  test('a search that failed is tried again', async () => {
    let isBroken = true;
    await open('/search/transcripts?q=fund', buildSearchAnswer([]), {
      more: {
        'GET /v2/episode/search_transcripts': () =>
          isBroken
            ? { status: 500, body: { message: 'Down.' } }
            : { body: buildSearchAnswer([buildSearchResult(1)]) },
      },
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isBroken = false;
    await userEvent.click(retry);
    expect(await screen.findByText('1 passage in 1 item')).toBeShown();
  });

  test('without words there is a field for them and how a search is narrowed', async () => {
    const { router } = await open('/search/transcripts', buildSearchAnswer([]));
    expect(await screen.findByText('speaker:"Ada Verity"')).toBeShown();
    await userEvent.type(field(), 'private credit{Enter}');
    await waitFor(() => expect(href(router)).toEqual({ q: 'private credit' }));
  });
});

describe('the page', () => {
  test('has two tabs for members and none for visitors', async () => {
    const { unmount } = await open('/search/transcripts?q=fund', buildSearchAnswer([]), { session: member });
    const tabs = within(await screen.findByRole('navigation', { name: 'What to search' }));
    const other = tabs.getByRole('link', { name: 'All results' });
    expect(other.getAttribute('href')).toBe('/search?q=fund');
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Passages');
    unmount();
    await open('/search/transcripts?q=fund', buildSearchAnswer([]));
    expect(await screen.findByText('Nothing matches “fund”')).toBeShown();
    expect(screen.queryByRole('navigation', { name: 'What to search' })).toBeNull();
  });

  test('marks what is new in a saved search, and offers alerts of it', async () => {
    const result = buildSearchResult(2);
    const saved = buildSavedSearch({ query: 'fund', new_items: [result.parent_uuid] });
    await open('/search/transcripts?q=fund', buildSearchAnswer([result]), {
      session: member,
      more: {
        'GET /v2/saved_searches': () => ({ body: { saved_searches: [saved] } }),
        'PUT /v2/saved_searches': () => ({ body: { message: 'Noted' } }),
        'GET /v2/subscriptions/saved_search/': () => ({ body: { subscription: null } }),
        'PUT /v2/subscriptions': (): Reply => ({ body: { message: 'Saved' } }),
      },
    });
    expect(await screen.findByText('New')).toBeShown();
    // Who keeps a search can be told of what it finds.
    await userEvent.click(await screen.findByRole('button', { name: `Get alerts about ${saved.name}` }));
    const choices = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(choices.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'As it happens',
      'Daily',
      'Weekly',
    ]);
  });

  test('with the keyboard goes from the field to the best hit, from hit to hit, and back', async () => {
    await open('/search/transcripts', buildSearchAnswer([buildSearchResult(2), buildSearchResult(5)]));
    await screen.findByText('speaker:"Ada Verity"');
    await userEvent.type(field(), 'fund{Enter}');
    const focused = () => document.activeElement?.textContent;
    await waitFor(() => expect(focused()).toContain('Line 2'));
    await userEvent.keyboard('j');
    expect(focused()).toContain('Line 5');
    await userEvent.keyboard('jk');
    expect(focused()).toContain('Line 2');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('jk');
    expect(field().value).toBe('fundjk');
  });
});

describe('where there is room', () => {
  beforeEach(() => window.happyDOM.setViewport({ width: 1_400 }));

  test('the transcript at a hit stands beside it, and the address says which', async () => {
    const { router } = await open(
      '/search/transcripts?q=fund',
      // The best one stands further down in the item.
      buildSearchAnswer([buildSearchResult(50), buildSearchResult(12)]),
    );
    const beside = await screen.findByRole('complementary', { name: 'Transcript at the hit' });
    expect(await within(beside).findByText('Found here:')).toBeShown();
    expect(within(beside).getByText('1 of 2')).toBeShown();
    await userEvent.click(screen.getByRole('link', { name: /^Line 12/ }));
    await waitFor(() => expect(href(router)).toMatchObject({ at: expect.stringMatching(/:12$/) }));
    expect(within(beside).getByText('2 of 2')).toBeShown();
    await userEvent.click(within(beside).getByRole('button', { name: 'Previous hit in this item' }));
    await waitFor(() => expect(href(router)).toMatchObject({ at: expect.stringMatching(/:50$/) }));
  });

  test('more of the transcript is read on the spot', async () => {
    const { asked } = await open('/search/transcripts?q=fund', buildSearchAnswer([buildSearchResult(50)]));
    await userEvent.click(await screen.findByRole('button', { name: 'Earlier lines' }));
    await waitFor(() => expect(asked.some((line) => line.includes('from=12'))).toBe(true));
  });
});

test('one key asks what stands in the field, and a link what was searched for', async () => {
  const { router } = await open('/search/transcripts?q=fund', buildSearchAnswer([buildSearchResult(2)]));
  const link = await screen.findByRole('link', { name: 'Ask this as a question' });
  expect(link.getAttribute('href')).toBe('/home?q=fund');
  const field = screen.getByRole('combobox', { name: 'Search what was said' });
  await userEvent.type(field, ' fees{Control>}{Enter}{/Control}');
  await waitFor(() => expect(router.state.location.href).toBe('/home?q=fund+fees'));
});

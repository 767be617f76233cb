import {
  buildChapter,
  buildCitation,
  buildEntity,
  buildItem,
  buildSegment,
  buildSegments,
  buildSession,
  buildShowName,
  buildSummary,
  buildUser,
} from '@ecco/factories/answers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { operations } from '../../api/operations.ts';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderApp } from '../../testing/render.tsx';
import { notices } from '../../ui/overlay/notice.store.ts';
import { readySearches } from './sections/item-search.tsx';

const show = buildShowName();

let copied: string[] = [];
beforeEach(() => {
  copied = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text);
    return Promise.resolve();
  });
});

const wide = (): void => window.happyDOM.setViewport({ width: 1_440 });
const narrow = (): void => window.happyDOM.setViewport({ width: 390 });

const served = (item = buildItem({ show }), session = buildSession()) =>
  standIn({
    'GET /v2/session': () => ({ body: session }),
    'GET /v2/get_user_following_list': () => ({ body: { podcasts: [] } }),
    'GET /v2/search/search_inside/': () => ({ body: { results: [], degraded: [], expansions: [] } }),
    'POST /v2/': () => ({ body: { message: 'Noted.' } }),
    'GET /v2/content/': (url) =>
      url.pathname.endsWith('/transcript')
        ? { body: { segments: item.content, from: 0, total: item.content_total } }
        : { body: { item, show: null } },
  });

const said = () => notices.getState().notices.map(({ text }) => text);
const more = () => screen.findByRole('button', { name: 'More actions for Why fees fell' });

describe('what can be done with an item', () => {
  test('where there is room the common things stand there, and the show leads to its page', async () => {
    wide();
    await served();
    renderApp('/ep/fees');
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(said()).toEqual(['Link copied to clipboard!']));
    expect(copied).toEqual([`${location.origin}/ep/fees`]);
    expect(screen.getByRole('button', { name: 'Follow Allocator Hours' })).toBeShown();
    expect(screen.getByRole('button', { name: /^Add to list: Why fees fell/ })).toBeShown();
    const head = within(screen.getByRole('article'));
    expect(head.getByRole('link', { name: 'Allocator Hours' }).getAttribute('href')).toBe(
      '/pod/allocator-hours',
    );
  });

  test('the source stands there too where no show takes its room, and in the menu where one does', async () => {
    wide();
    await served();
    const { unmount } = renderApp('/ep/fees');
    await userEvent.click(await more());
    expect(await screen.findByRole('menuitem', { name: 'Open the source' })).toBeShown();
    expect(screen.queryByRole('link', { name: 'Source' })).toBeNull();
    unmount();

    await served(buildItem({ show: null }));
    renderApp('/ep/fees');
    expect((await screen.findByRole('link', { name: 'Source' })).getAttribute('href')).toBe(
      'https://example.org/fees',
    );
  });

  test('where there is little room they are in the menu', async () => {
    narrow();
    await served();
    renderApp('/ep/fees');
    await userEvent.click(await more());
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    expect(await screen.findByRole('menuitem', { name: 'Open the source' })).toBeShown();
    expect(screen.queryByRole('button', { name: 'Follow Allocator Hours' })).toBeNull();
    expect(screen.getByRole('menuitem', { name: 'Follow Allocator Hours' })).toBeShown();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy link' }));
    await waitFor(() => expect(copied).toEqual([`${location.origin}/ep/fees`]));
  });

  test('it is taken away as files and as a page to print; captions only where there are times', async () => {
    await served();
    const { unmount } = renderApp('/ep/fees');
    await userEvent.click(await more());
    const group = within(await screen.findByRole('group', { name: 'Export' }));
    expect(group.getAllByRole('menuitem').map((entry) => entry.getAttribute('href'))).toEqual([
      ...['md', 'vtt', 'srt', 'json', 'txt'].map((form) => `/v2/content/fees/export/${form}`),
      '/print/fees',
    ]);
    unmount();
    await served(
      buildItem({ kind: 'article', content: [buildSegment(0, { start_ms: null })], content_total: 1 }),
    );
    renderApp('/article/fees');
    await userEvent.click(await more());
    expect(await screen.findByRole('menuitem', { name: 'Markdown' })).toBeShown();
    expect(screen.queryByRole('menuitem', { name: /VTT|SRT/ })).toBeNull();
  });

  test('the embed code is shown and copied, and the focus goes back to the menu', async () => {
    await served();
    renderApp('/ep/fees');
    await userEvent.click(await more());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy embed code' }));
    const code = await screen.findByRole('textbox', { name: 'Embed code' });
    expect(code).toHaveProperty('value', expect.stringContaining('/embed/fees'));
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(copied[0]).toContain('<iframe src='));
    expect(said()).toEqual(['Embed code copied to clipboard!']);
  });

  test('what plays is named with its length, and the other sound can be chosen', async () => {
    const audio = [{ title: 'combined', url: '/digest.mp3', duration: 210_000 }];
    const audio_digest = { total_duration: 210_000, audio, chapters: [] };
    await served(buildItem({ show, audio_digest }));
    const { services } = renderApp('/ep/fees');
    expect(await screen.findByRole('button', { name: 'Play digest · 4 min' })).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: 'Choose what to play' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Play episode/ }));
    expect(services.player.getState().track?.content).toBe('episode');
    act(() => services.player.setState({ status: 'playing' }));
    await userEvent.click(screen.getByRole('button', { name: 'Choose what to play' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Play digest/ }));
    const { track, status } = services.player.getState();
    expect(track?.content).toBe('digest');
    // On its way, or there already.
    expect(['loading', 'playing']).toContain(status);
  });

  test('a meeting without a recording says that its digest is all there is to hear', async () => {
    const audio = [{ title: 'combined', url: '/digest.mp3', duration: 210_000 }];
    const audio_digest = { total_duration: 210_000, audio, chapters: [] };
    await served(buildItem({ kind: 'meeting', audio_url: null, audio_digest }));
    renderApp('/ep/fees');
    expect(await screen.findByRole('button', { name: 'Play digest · 4 min' })).toBeShown();
    expect(screen.getByText('No recording')).toBeShown();
    expect(screen.queryByRole('button', { name: 'Choose what to play' })).toBeNull();
  });

  test('while it plays, the second that is heard can be linked to', async () => {
    await served();
    const { services } = renderApp('/ep/fees');
    await userEvent.click(await screen.findByRole('button', { name: 'Play episode · 50 min' }));
    act(() => services.player.getState().seek(37));
    await userEvent.click(await more());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link at 0:37' }));
    await waitFor(() =>
      expect(copied).toEqual([`${location.origin}/ep/fees?content_id=7&segment=segment-7&timestamp=37`]),
    );
  });
});

describe('the parts of an item', () => {
  const tabs = async () =>
    within(await screen.findByRole('navigation', { name: 'Parts of this item' }))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

  // Core specification, line 84: the tabs of an item, however wide the window is.
  test('an episode has a summary, a transcript and a search; an analysis for those who may write one', async () => {
    await served();
    const { unmount } = renderApp('/ep/fees');
    expect(await tabs()).toEqual(['Summary #summary', 'Transcript #transcript', 'Search #search']);
    unmount();
    await served(buildItem({ show, summaries: [buildSummary({ html_document: '<p>Fees.</p>' })] }));
    renderApp('/ep/fees');
    await waitFor(async () => expect((await tabs())[0]).toBe('Analysis #analysis'));
  });

  test('an earnings call is asked, and its lines do not play', async () => {
    await served(buildItem({ kind: 'earnings' }));
    const { services } = renderApp('/earnings/fees');
    expect(await tabs()).toEqual([
      'Summary #summary',
      'Full transcript #transcript',
      'Search and ask questions #search',
    ]);
    const line = await waitFor(() => {
      const words = document.querySelector('[data-words="4"]');
      if (!words) throw new Error('the lines are on their way');
      return words;
    });
    await userEvent.click(line);
    expect(services.player.getState().status).toBe('empty');
  });

  test('an article is read in full and leads to where it was published', async () => {
    await served(buildItem({ kind: 'article', audio_url: null }));
    renderApp('/article/fees');
    const text = within(await screen.findByRole('region', { name: 'Full article' }));
    expect(text.getByRole('link', { name: 'Open Article' }).getAttribute('href')).toBe(
      'https://example.org/fees',
    );
  });

  test('what it talks about most is ready to be searched for', async () => {
    const topic = (label: string) => ({ label, weight: 1, mentions: 2, places: [0.5] });
    const summary = buildSummary({
      analysis: { one_liner: null, tldr: { items: [] }, key_topics: [topic('Fees'), topic('Pacing')] },
    });
    const { asked } = await served(buildItem({ summaries: [summary] }));
    const { router } = renderApp('/ep/fees');
    const ready = within(await screen.findByRole('group', { name: 'Suggested searches' }));
    await userEvent.click(ready.getByRole('button', { name: 'Pacing' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ search: 'Pacing' }));
    await waitFor(() => expect(asked.some((line) => line.includes('query=Pacing'))).toBe(true));
    await userEvent.clear(screen.getByRole('combobox', { name: 'Search inside this item' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  test('who is named can be searched for here, and leads to everything else that names them', async () => {
    const entity = buildEntity({ name: 'Harbor County', slug: 'harbor-county', mentions: 3 });
    await served(buildItem({ entities: [entity] }));
    renderApp('/ep/fees');
    const [link] = await screen.findAllByRole('link', { name: 'All episodes with Harbor County' });
    expect(link?.getAttribute('href')).toBe('/best_podcast_episodes/harbor-county');
    expect(screen.getAllByRole('button', { name: 'Harbor County 3' }).length).toBeGreaterThan(0);
  });

  test('ready searches are topics first, then organizations, five at most', () => {
    const named = (name: string, mentions: number) => buildEntity({ name, slug: name, mentions });
    const item = buildItem({ entities: [named('B', 1), named('A', 9), named('C', 0)] });
    const topic = (label: string) => ({ label, weight: 1, mentions: 2, places: [] });
    const analysis = {
      one_liner: null,
      tldr: { items: [] },
      key_topics: [topic('x'), topic('y'), topic('A')],
    };
    expect(readySearches({ item, summary: buildSummary({ analysis }) })).toEqual(['x', 'y', 'A', 'B', 'C']);
    expect(readySearches({ item, summary: null })).toEqual(['A', 'B', 'C']);
  });
});

describe('a document', () => {
  const page = (line: number, number: number) => buildSegment(line, { page_number: number, start_ms: null });
  const cited = (text: string, line: number, number: number) => ({
    text,
    verbatim: false,
    citations: [{ ...buildCitation(line), start_timestamp: null, page_number: number }],
    speaker: null,
  });
  const paper = buildItem({
    kind: 'document',
    audio_url: null,
    document_url: '/media-files/minutes.pdf',
    page_count: 3,
    speakers: [],
    content: [page(0, 1), page(1, 1), page(2, 2), page(3, 3)],
    content_total: 4,
    narration: [
      { page: 1, title: null, narration: [] },
      { page: 2, title: 'Returns', narration: [cited('Its costs were 2%.', 2, 2)] },
      { page: 3, title: null, narration: [] },
    ],
    summaries: [
      buildSummary({
        overview: null,
        analysis: null,
        items: [
          buildChapter(0, {
            page_number: 2,
            content_id: 2,
            start_timestamp: null,
            title: 'Returns',
            summary: [{ ...cited('It returned 8%.', 2, 2), stands_alone: true, tells_sum: true }],
            takeaways: [],
          }),
        ],
      }),
    ],
  });

  test('is narrated page by page beside its pages, which can be turned', async () => {
    await served(paper);
    renderApp(`/doc/${paper.uuid}`);
    const narration = within(await screen.findByRole('region', { name: 'Page by page' }));
    expect(await narration.findByText('Research Assistant')).toBeShown();
    const file = await screen.findByRole('link', { name: 'Document' });
    expect(file.getAttribute('href')).toBe('/media-files/minutes.pdf#page=1');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'Page 2: Returns');
    expect(screen.getByRole('link', { name: 'Document' }).getAttribute('href')).toContain('#page=2');
    expect(narration.getByText('Returns').closest('li')?.getAttribute('aria-current')).toBe('location');
  });

  test('a citation opens its page and marks its words', async () => {
    await served(paper);
    const { router } = renderApp(`/doc/${paper.uuid}`);
    const narration = within(await screen.findByRole('region', { name: 'Page by page' }));
    await userEvent.click(await narration.findByRole('button', { name: /^Source \d+, at p\. 2/ }));
    await waitFor(() => expect(document.querySelector('[data-found]')?.getAttribute('data-line')).toBe('2'));
    expect(screen.getByRole('link', { name: 'Document' }).getAttribute('href')).toContain('#page=2');
    expect(router.state.location.search).toMatchObject({ content_id: '2' });
  });

  test('without a file and without a summary it says so', async () => {
    await served({ ...paper, document_url: null, narration: [], summaries: [] });
    renderApp(`/doc/${paper.uuid}`);
    expect(await screen.findByText('PDF not available.')).toBeShown();
    expect(await screen.findByText('No narration available.')).toBeShown();
  });

  test('that came as plain text says nothing of pages it never had', async () => {
    const memo = { ...paper, document_url: null, page_count: null, narration: [] };
    await served({
      ...memo,
      content: [0, 1].map((line) => buildSegment(line, { start_ms: null })),
      content_total: 2,
    });
    renderApp(`/doc/${paper.uuid}`);
    expect(await screen.findByText('2 paragraphs')).toBeShown();
    expect(screen.queryByText('PDF not available.')).toBeNull();
    expect(screen.queryByText(/Page by page/)).toBeNull();
  });
});

describe('inside a page of somebody else', () => {
  test('there is the item and nothing around it, and it stays so on the way to a source', async () => {
    await served();
    const { router } = renderApp('/ep/fees?embed=true');
    const mark = await screen.findAllByRole('button', { name: /^Source 1/ });
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Add / })).toBeNull();
    expect(screen.queryByText('Your feedback')).toBeNull();
    await userEvent.click(mark[0] ?? document.body);
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        embed: 'true',
        content_id: '1',
        segment: 'segment-1',
      }),
    );
  });
});

test('a load that fails can be written about, and started again by those who may', async () => {
  const failing = (may_retry: boolean) =>
    standIn({
      'GET /v2/session': () => ({
        body: buildSession({ may_retry, contact_email: 'desk@fund.example' }),
      }),
      'GET /v2/content/': () => ({ status: 500, body: { message: 'Down.' } }),
      'POST /v2/episode/retry_transcribe': () => ({ body: { episode: buildItem(), podcast: null } }),
    });
  const { asked } = await failing(true);
  renderApp('/ep/fees');
  expect(await screen.findByText('Oops, we ran into a snag. Please tell us about it.')).toBeShown();
  expect(await screen.findByRole('link', { name: 'Write to desk@fund.example' })).toBeShown();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry transcribe' }));
  await waitFor(() => expect(asked).toContain('POST /v2/episode/retry_transcribe'));
});

test('what has neither show nor author is shown as that of its organization, which it leads to', async () => {
  const named = { names: [], mentions: 0, content_id: null, sign: null };
  const own = { uuid: 'linden', slug: 'linden', name: 'Linden Teachers', org_type: 'PENSION_FUND' } as const;
  await served(
    buildItem({ show: null, author: null, organizations: [{ ...own, ...named, relation: 'of' }] }),
  );
  renderApp('/ep/fees');
  await screen.findByRole('heading', { level: 1 });
  const link = within(screen.getByRole('article')).getAllByRole('link', { name: 'Linden Teachers' })[0];
  expect(link?.getAttribute('href')).toBe('/org/linden');
});

test('an opened item is noted in the history of a member, and the library reads its marks again', async () => {
  const { asked } = await served(
    buildItem({ show, content: buildSegments(3), content_total: 3 }),
    buildSession({ role: 'member', user_profile: buildUser() }),
  );
  const {
    services: { queries },
  } = renderApp('/ep/fees');
  const library = operations.item.library.key();
  queries.setQueryData(library, 'with its marks as they were');
  await waitFor(() => expect(asked).toContain('POST /v2/user_history_list'));
  await waitFor(() => expect(queries.getQueryState(library)?.isInvalidated).toBe(true));
});

import type { Item, Proceedings, SearchResult } from '@ecco/contract';
import {
  buildChapter,
  buildChapterSentence,
  buildCitation,
  buildCitedField,
  buildCitedText,
  buildDecision,
  buildItem,
  buildProceedings,
  buildSearchResult,
  buildSegments,
  buildSession,
  buildSummary,
  buildUnnamedVote,
} from '@ecco/factories/answers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderApp } from '../../testing/render.tsx';

const failedMotion = buildProceedings({
  decisions: [
    buildDecision(12, {
      agenda_item: 1,
      result: buildCitedField(13, 'failed'),
      moved_by: { ...buildCitedField(12, 'Ms. Ortiz'), certainty: 'inferred' },
      yes: buildCitedField(13, 3),
      no: buildCitedField(13, 3),
    }),
  ],
});

type Served = { results?: SearchResult[]; proceedings?: Proceedings };

/** An item with the transcript that it came with. */
const noTranscripts = {
  ...{ origin: null, maker: null, settled: true, services: [], revisions: [] },
  can: { transcriber: false, publisher: false, file: false },
};

const served = (item: Item = buildItem(), { results = [], proceedings = failedMotion }: Served = {}) =>
  standIn({
    'GET /v2/session': () => ({ body: buildSession() }),
    'GET /v2/search/search_inside/': () => ({ body: { results, degraded: [], expansions: [] } }),
    'POST /v2/': () => ({ body: { message: 'Noted.' } }),
    [`GET /v2/content/${item.uuid}/hearing`]: () => ({ body: { lines: [], open: 0, waiting: 0 } }),
    [`GET /v2/content/${item.uuid}/voices`]: () => ({ body: { proposals: [], decisions: [] } }),
    [`GET /v2/content/${item.uuid}/transcripts`]: () => ({ body: noTranscripts }),
    'GET /v2/content/': (url) =>
      url.pathname.endsWith('/proceedings') ? { body: proceedings } : { body: { item, show: null } },
  });

test('what the keepers can do takes no room until they ask for it, and an analysis begins there', async () => {
  await served(
    buildItem({ may: { retry: true, read_again: false, curate: true, assign: true, correct: true } }),
  );
  renderApp('/ep/fees');
  const button = await screen.findByRole('button', { name: 'Administration' });
  expect(screen.queryByRole('region', { name: 'Administration' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Analysis' })).toBeNull();
  await userEvent.click(button);
  const tools = within(await screen.findByRole('region', { name: 'Administration' }));
  await userEvent.click(tools.getByRole('button', { name: 'Write an analysis' }));
  expect(await screen.findByRole('region', { name: 'Analysis' })).toBeShown();
});

test('what the publisher says leads, as the publisher’s; nothing where it says nothing', async () => {
  await served(buildItem({ publisher_words: 'Two trustees on https://example.org/roofs' }));
  const { unmount } = renderApp('/ep/fees');
  const note = within(await screen.findByRole('complementary', { name: 'From the publisher' }));
  expect(note.getByRole('link').getAttribute('href')).toBe('https://example.org/roofs');
  unmount();
  await served();
  renderApp('/ep/fees');
  expect(await screen.findByRole('region', { name: 'At a glance' })).toBeShown();
  expect(screen.queryByText('From the publisher')).toBeNull();
});

test('an address that names words and no place leads to the first line that says them', async () => {
  const result = buildSearchResult(800);
  const { asked } = await served(buildItem(), { results: [{ ...result, content_id: 8 }] });
  const { unmount } = renderApp('/ep/fees?search=fees');
  await waitFor(() => expect(document.querySelector('[data-found]')?.getAttribute('data-line')).toBe('8'));
  unmount();
  renderApp('/ep/fees?search=fees&content_id=3');
  await waitFor(() => expect(document.querySelector('[data-found]')?.getAttribute('data-line')).toBe('3'));
  await waitFor(() => expect(asked.filter((line) => line.includes('search_inside')).length).toBe(2));
  expect(document.querySelector('[data-found]')?.getAttribute('data-line')).toBe('3');
});

describe('a meeting', () => {
  const meeting = buildItem({ proceedings: { agenda: 2, decisions: 1, signals: 1, unnamed_votes: 0 } });

  test('shows what it came to at a glance and what was decided below, each leading to its place', async () => {
    await served(meeting);
    const { router } = renderApp('/ep/fees');
    expect(await screen.findByText('3 yes')).toBeShown();
    const summary = within(screen.getByRole('region', { name: 'At a glance' }));
    const lines = await summary.findByRole('list', { name: 'What was decided' });
    const lead = summary.getByText(/^The fund cut its/);
    expect(lines.compareDocumentPosition(lead) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(within(lines).getByText('Moved by Ms. Ortiz')).toBeShown();
    const decided = within(screen.getByRole('region', { name: 'Agenda and decisions' }));
    expect(decided.getByText(/tied/)).toBeShown();
    expect(decided.getByText('inferred')).toBeShown();
    expect(decided.queryByText('Seconded by')).toBeNull();
    expect(await screen.findByRole('region', { name: 'Signals' })).toBeShown();
    expect(await screen.findByRole('region', { name: 'Outline' })).toBeShown();
    const parts = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    const shown = ['At a glance', 'Agenda and decisions', 'Signals', 'Outline'];
    expect(parts.filter((part) => part !== null && shown.includes(part))).toEqual(shown);
    await userEvent.click(decided.getByRole('button', { name: 'Play from 1:05' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ content_id: '13' }));
  });

  test('a vote that names only a number stands below, and the first screen leads to it', async () => {
    const paper = { number: '3', title: 'Lease of the annex', citation: buildCitation(2) };
    const vote = buildUnnamedVote(4, { matter: 'item 3', paper });
    await served(buildItem({ proceedings: { agenda: 0, decisions: 0, signals: 0, unnamed_votes: 1 } }), {
      proceedings: buildProceedings({ agenda: [], decisions: [], signals: [], unnamed_votes: [vote] }),
    });
    renderApp('/ep/fees');
    const glance = within(await screen.findByRole('region', { name: 'At a glance' }));
    const link = glance.getByRole('link', { name: '1 vote on a numbered item' });
    expect(link.getAttribute('href')).toBe('#proceedings');
    expect(await screen.findByText('A vote was taken on item 3.')).toBeShown();
    const below = within(screen.getByRole('region', { name: 'Decisions' }));
    expect(below.getByRole('link', { name: 'Lease of the annex' })).toBeShown();
  });

  test('what others report has its signals where its outline says', async () => {
    await served(buildItem({ proceedings: { agenda: 0, decisions: 0, signals: 1, unnamed_votes: 0 } }));
    renderApp('/ep/fees');
    expect(await screen.findByRole('region', { name: 'Signals' })).toBeShown();
    expect(await screen.findByRole('region', { name: 'Outline' })).toBeShown();
    const parts = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    const shown = ['At a glance', 'Signals', 'Outline'];
    expect(parts.filter((part) => part !== null && shown.includes(part))).toEqual(shown);
  });

  test('an item that tells of none neither asks for any nor says so', async () => {
    const { asked } = await served();
    renderApp('/ep/fees');
    expect(await screen.findByRole('region', { name: 'Outline' })).toBeShown();
    expect(screen.queryByText('Agenda and decisions')).toBeNull();
    expect(asked.filter((line) => line.includes('proceedings'))).toEqual([]);
  });
});

test('what limits trust is a warning; where a date comes from is told when it is asked for', async () => {
  await served(buildItem({ notes: ['Captions by a machine.'], remarks: ['The date comes from the title.'] }));
  renderApp('/ep/fees');
  const warning = (await screen.findByText('Please note')).parentElement;
  expect(warning?.textContent).toBe('Please noteCaptions by a machine.');
  const origin = screen.getByText('The date comes from the title.');
  expect(origin).not.toBeShown();
  // Below the summary, so that nobody passes it on their way there.
  const summary = screen.getByRole('region', { name: 'At a glance' });
  expect(summary.compareDocumentPosition(origin) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const asks = origin.closest('details')?.querySelector('summary');
  if (asks) await userEvent.click(asks);
  expect(origin).toBeShown();
});

test('sentences have the names that the reader gave their speakers', async () => {
  const said = { ...buildCitedText('We cut fees.', [1]), speaker: { name: 'Speaker 2', role: null } };
  const analysis = { one_liner: said, tldr: { items: [] }, key_topics: [] };
  const item = buildItem({ summaries: [buildSummary({ analysis })] });
  localStorage.setItem(`ecco.speakers.${item.uuid}`, JSON.stringify({ 'Speaker 2': 'Nora Kim' }));
  await served(item);
  renderApp('/ep/fees');
  const summary = within(await screen.findByRole('region', { name: 'At a glance' }));
  expect(summary.getByText('Nora Kim')).toBeShown();
});

test('a line of each chapter stands on the first screen, and not in the outline again', async () => {
  const sum = buildChapterSentence('The board set aside $40 million for roofs.', [12], { tells_sum: true });
  const items = [
    buildChapter(0),
    buildChapter(1, { title: 'Roofs', summary: [buildChapterSentence('A roof leaked.', [11]), sum] }),
  ];
  await served(buildItem({ summaries: [buildSummary({ items })] }));
  renderApp('/ep/fees');
  const summary = within(await screen.findByRole('region', { name: 'At a glance' }));
  expect(summary.getByText('Roofs').parentElement?.textContent).toContain('set aside $40 million');
  const outline = await screen.findByRole('region', { name: 'Outline' });
  expect(outline.textContent).toContain('A roof leaked.');
  expect(outline.textContent).not.toContain('set aside');
});

test('key sentences that the reader needs to know come first, and it says so', async () => {
  const sentences = [
    buildCitedText('Rates rose.', [1]),
    { ...buildCitedText('Timber lost a tenth.', [2]), need: 'timber' },
  ];
  const analysis = { one_liner: null, tldr: { items: [] }, key_topics: [] };
  const overview = { key_insights: sentences, why_it_matters: [] };
  await served(buildItem({ summaries: [buildSummary({ analysis, overview })] }));
  renderApp('/ep/fees');
  const summary = within(await screen.findByRole('region', { name: 'At a glance' }));
  expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Timber lost a tenth.1 Matches your topic: timber',
    'Rates rose.2',
  ]);
  expect(summary.getByText(/^One sentence comes first/)).toBeShown();
  expect(summary.getByRole('link', { name: 'Change them' }).getAttribute('href')).toBe(
    '/profile#need-to-knows',
  );
});

test('what is cited stands between its neighbors, with who says it, and can be heard and taken along', async () => {
  const text = 'We met in May. Fees fell by a third. Nobody was surprised.';
  const content = buildSegments(3).map((line) =>
    line.content_id === 1 ? { ...line, text, speaker: 'Ines Varga' } : line,
  );
  const one_liner = buildCitedText('Fees fell.', [1]);
  const [citation] = one_liner.citations;
  if (!citation) throw new Error('unreachable: it cites line 1');
  citation.source_text = 'Fees fell by a third.';
  const analysis = { one_liner, tldr: { items: [] }, key_topics: [] };
  await served(
    buildItem({ content, content_total: 3, summaries: [buildSummary({ analysis, overview: null })] }),
  );
  const { services } = renderApp('/ep/fees');
  const summary = within(await screen.findByRole('region', { name: 'At a glance' }));
  const mark = summary.getByRole('button', { name: /^Source 1/ });
  mark.focus();
  const card = within(await screen.findByRole('dialog', { name: 'Cited words' }));
  expect(await card.findByText('Ines Varga')).toBeShown();
  expect(card.getByText('Fees fell by a third.').parentElement?.textContent).toBe(text);
  expect(card.getByRole('button', { name: 'Copy quote' })).toBeShown();
  await userEvent.keyboard('{ArrowDown}');
  const play = card.getByRole('button', { name: /^Play 0:05/ });
  expect(document.activeElement).toBe(play);
  await userEvent.keyboard('{Enter}');
  expect(services.player.getState()).toMatchObject({ time: 5, track: { content: 'episode' } });
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(mark);
  expect(screen.queryByRole('dialog', { name: 'Cited words' })).toBeNull();
});

test('beside a picture stand the words from the line that is heard on', async () => {
  window.happyDOM.setViewport({ width: 1_440 });
  await served(buildItem({ kind: 'video', video_url: '/media-files/fees.mp4' }));
  const { services } = renderApp('/vid/fees');
  const beside = within(await screen.findByRole('region', { name: 'Text beside the video' }));
  const first = () => beside.getAllByRole('listitem')[0]?.textContent;
  await waitFor(() => expect(first()).toContain('Line 0 about the fund.'));
  await screen.findByRole('button', { name: /^Play video/ });
  const { track, duration } = services.player.getState();
  expect(track?.kind).toBe('video');
  act(() => services.player.setState({ time: 52, duration, status: 'playing' }));
  await waitFor(() => expect(first()).toContain('Line 9 about the fund.'));
  const received = beside.getAllByRole('listitem').filter((line) => line.dataset['active']);
  expect(received.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Line 10 about')]);
});

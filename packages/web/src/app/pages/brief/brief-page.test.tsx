import {
  buildBrief,
  buildBriefItem,
  buildCitedText,
  buildLedgerSignal,
  buildMention,
  buildSession,
} from '@ecco/factories/answers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';
import { notices } from '../../../ui/overlay/notice.store.ts';

const uuid = buildBrief().uuid;
const audio = {
  url: '/media-files/briefs/one.mp3',
  duration: 61,
  chapters: [
    { title: 'Why fees fell', start: 0 },
    { title: 'Later', start: 42 },
  ],
  left_out: 1,
};
const spoken = { ...buildBrief(), audio };

type Replies = Record<string, (url: URL) => Reply>;
async function opened(replies: Replies = {}, search = '') {
  const { asked } = await standIn({
    'GET /v2/session': () => ({ body: buildSession() }),
    [`GET /v2/episode_list/${uuid}/brief`]: () => ({ body: buildBrief() }),
    ...replies,
  });
  return { ...renderApp(`/watch/${uuid}/brief${search}`), asked };
}

test('a week tells what came and what was done, each sentence with a link to its place', async () => {
  const signal = {
    ...buildLedgerSignal({
      who: 'Halvern',
      headline: 'Commitment approved: $25 million',
      amount: 25e6,
      currency: 'USD',
      disputed: ['amount'],
      tellings: [buildMention(3)],
    }),
    outside: true,
  };
  await opened({
    [`GET /v2/episode_list/${uuid}/brief`]: () => ({
      body: buildBrief({ signals: [signal], signal_count: 4, item_count: 13 }),
    }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Private credit' })).toBeShown();
  const sheet = within(screen.getByRole('article'));
  expect(sheet.getByText('Apr 30, 2026 – May 6, 2026')).toBeShown();
  const headline = 'Commitment approved: $25 million';
  expect(sheet.getByRole('heading', { level: 3, name: headline })).toBeShown();
  expect(sheet.getByText('Sources differ')).toBeShown();
  expect(sheet.getByText('From a source outside this watchlist')).toBeShown();
  expect(sheet.getByText('Sorted by publication date.')).toBeShown();
  expect(sheet.getByRole('link', { name: 'See what was added recently' }).getAttribute('href')).toBe(
    `/watch/${uuid}/changes`,
  );
  expect(sheet.getByText('3 more signals in this period')).toBeShown();
  expect(sheet.getByText('12 more items in this period')).toBeShown();
  const [place] = sheet.getAllByRole('link', { name: '1:10' });
  expect(place?.getAttribute('href')).toMatch(/^\/ep\/fees\?content_id=14&segment=.+&timestamp=70$/);
});

test('a quotation of nobody known is not taken for words of whoever is named before it', async () => {
  const named = {
    ...buildCitedText('Fees fell.', [3]),
    verbatim: true,
    speaker: { name: 'Ines Varga', role: 'chair' },
  };
  const untold = { ...buildCitedText('They rose again.', [4]), verbatim: true, speaker: null };
  const body = buildBrief({ items: [buildBriefItem({ sentences: [named, untold] })] });
  await opened({ [`GET /v2/episode_list/${uuid}/brief`]: () => ({ body }) });
  const [first, second] = await screen.findAllByText(/Fees fell|They rose again/);
  expect(first?.textContent).toContain('Ines Varga, chair');
  expect(second?.textContent).toContain('Speaker not identified');
});

test('other weeks are a press away, but none that is to come', async () => {
  const { asked } = await opened({}, '?to=2026-05-06');
  await userEvent.click(await screen.findByRole('link', { name: 'Earlier' }));
  await waitFor(() => expect(asked.some((path) => path.includes('to=2026-04-29'))).toBe(true));
  expect(screen.getByRole('link', { name: 'Later' }).getAttribute('href')).toContain('to=2026-05-13');
});

test('how far back it reaches is chosen, up to all there is', async () => {
  const { asked } = await opened({}, '?to=2026-05-06');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'All time');
  await waitFor(() => expect(asked.some((path) => path.includes('period=all'))).toBe(true));
});

test('days of one’s own are given, and kept in the address; no signals are not counted', async () => {
  const { asked } = await opened(
    {
      [`GET /v2/episode_list/${uuid}/brief`]: (url) => {
        const [from, to] = [url.searchParams.get('from'), url.searchParams.get('to') ?? '2026-05-06'];
        const isCustom = url.searchParams.get('period') === 'custom';
        return {
          body: buildBrief({ to, signals: [], signal_count: 0, ...(isCustom && { period: 'custom', from }) }),
        };
      },
    },
    '?to=2026-05-06',
  );
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'Custom dates');
  fireEvent.change(await screen.findByLabelText('First day'), { target: { value: '2026-01-01' } });
  await waitFor(() =>
    expect(asked.some((path) => /from=2026-01-01/.test(path) && /to=2026-05-06/.test(path))).toBe(true),
  );
  expect(screen.queryByText(/0 signals/)).toBeNull();
});

test('the last week has none after it', async () => {
  const to = new Date().toISOString().slice(0, 10);
  await opened({ [`GET /v2/episode_list/${uuid}/brief`]: () => ({ body: buildBrief({ to }) }) });
  expect(await screen.findByRole('link', { name: 'Earlier' })).toBeShown();
  expect(screen.queryByRole('link', { name: 'Later' })).toBeNull();
});

test('what has no summary and a week without anything say so', async () => {
  await opened({
    [`GET /v2/episode_list/${uuid}/brief`]: (url) => ({
      body: url.searchParams.has('to')
        ? buildBrief({ items: [], item_count: 0, newest: '2026-03-02' })
        : buildBrief({ items: [buildBriefItem({ sentences: [] })] }),
    }),
  });
  expect(await screen.findByText('No summary yet')).toBeShown();
  await userEvent.click(screen.getByRole('link', { name: 'Earlier' }));
  expect(await screen.findByText('Nothing published in this period')).toBeShown();
  expect(screen.getByRole('link', { name: 'Show that period' }).getAttribute('href')).toContain(
    'to=2026-03-02',
  );
});

test('it is read aloud when somebody asks for it, and then played from any part', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  await opened({ [`POST /v2/episode_list/${uuid}/brief/audio`]: () => ({ body: audio }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Read aloud' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Play from .* Later$/ }));
  expect(play).toHaveBeenCalledOnce();
  expect(document.querySelector('audio')?.currentTime).toBe(42);
  expect(screen.getByText(/^1 item is not read aloud/)).toBeShown();
});

test('why it cannot be read aloud is said, and it can be tried again', async () => {
  let refused = true;
  await opened({
    [`POST /v2/episode_list/${uuid}/brief/audio`]: () =>
      refused ? { status: 409, body: { message: 'No voice is configured.' } } : { body: audio },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Read aloud' }));
  expect((await screen.findByRole('alert')).textContent).toBe('No voice is configured.');
  refused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
  expect(await screen.findByRole('region', { name: 'The brief read aloud' })).toBeShown();
});

test('a recording that is there is played at once', async () => {
  await opened({ [`GET /v2/episode_list/${uuid}/brief`]: () => ({ body: spoken }) });
  expect(await screen.findByRole('region', { name: 'The brief read aloud' })).toBeShown();
  expect(document.querySelector('audio')?.getAttribute('src')).toBe(audio.url);
});

test('it is printed, and kept as Markdown; a file that cannot be made is told', async () => {
  const print = vi.fn();
  window.print = print;
  const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:brief');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  let works = true;
  await opened({
    [`GET /v2/episode_list/${uuid}/brief/markdown`]: () =>
      works ? { body: { name: 'brief.md', markdown: '# Private credit\n' } } : { status: 500, body: {} },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Markdown' }));
  await waitFor(() => expect(createObjectURL).toHaveBeenCalledOnce());
  works = false;
  await userEvent.click(screen.getByRole('button', { name: 'Markdown' }));
  await waitFor(() => expect(notices.getState().notices.map(({ tone }) => tone)).toContain('error'));
});

test('a hub that is not there says so', async () => {
  await opened({
    [`GET /v2/episode_list/${uuid}/brief`]: () => ({ status: 404, body: { message: 'No such list.' } }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeShown();
  expect(screen.getByText('No such list.')).toBeShown();
});

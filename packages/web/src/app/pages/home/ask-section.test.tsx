import {
  buildAnswer,
  buildAnswerSentence,
  buildAnswerSource,
  buildCitation,
  buildLibraryItem,
  buildSession,
  buildSourcePlace,
  buildUser,
  idOf,
  theItem,
} from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';
import { notices } from '../../../ui/overlay/notice.store.ts';

const pagination = { page: 1, per_page: 30, total: 12, pages: 1 };
const asVisitor = { body: buildSession() };
const asMember = { body: buildSession({ role: 'member', user_profile: buildUser() }) };
const minutes = {
  ...theItem,
  uuid: idOf(2),
  slug: 'minutes',
  title: 'The minutes',
  kind: 'document' as const,
};

type Answers = Parameters<typeof standIn>[0];
type World = { session?: Reply; answer?: () => Reply | Promise<Reply>; more?: Answers };

async function open(address: string, { session = asVisitor, answer, more = {} }: World = {}) {
  const { asked } = await standIn({
    'GET /v2/session': () => session,
    'GET /v2/library': () => ({
      body: { items: [buildLibraryItem({ title: 'In the library' })], pagination },
    }),
    'GET /v2/episode/answers': answer ?? (() => ({ body: { answer: buildAnswer() } })),
    ...more,
  });
  return { asked, ...renderApp(address) };
}
const answered =
  (...built: Parameters<typeof buildAnswer>) =>
  (): Reply => ({
    body: { answer: buildAnswer(...built) },
  });
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Ask/ });
const question = 'Why did the fees fall?';
const asking = `/home?q=${encodeURIComponent(question)}`;
const main = () => screen.findByRole('region', { name: `Answer to “${question}”` });
const rail = () => screen.findByRole('complementary', { name: 'Sources' });
const questionsSent = (queries: string[]) => queries.filter((line) => line.includes('/episode/answers'));

beforeEach(() => window.happyDOM.setViewport({ width: 1_440 }));

describe('asking', () => {
  test('begins with two questions that the library can answer, on one line above it', async () => {
    const questions = ['one', 'two', 'three', 'four', 'five'];
    const { router } = await open('/home', {
      more: { 'GET /v2/questions/suggested': () => ({ body: { questions, samples: [] } }) },
    });
    const own = within(await screen.findByRole('region', { name: 'Questions this library can answer' }));
    expect(own.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(questions.slice(0, 2));
    expect(await screen.findByRole('textbox', { name: 'Ask across 12 items' })).toBeShown();
    expect(await screen.findByRole('link', { name: 'In the library' })).toBeShown();
    const [first] = own.getAllByRole('button');
    if (first) await userEvent.click(first);
    await waitFor(() => expect(router.state.location.search).toEqual({ q: first?.textContent }));
    expect(await box()).toHaveProperty('value', first?.textContent);
  });

  test('the question of the address is asked at once; the next one is written there, and Back leads to the first', async () => {
    const { asked, router } = await open(asking);
    expect(await screen.findByText(/^Answer 3 of the/)).toBeShown();
    expect(screen.queryByRole('region', { name: 'Questions this library can answer' })).toBeNull();
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'Who said so?{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'Who said so?' }));
    await waitFor(() => expect(questionsSent(asked)).toHaveLength(2));
    router.history.back();
    await waitFor(async () => expect(await box()).toHaveProperty('value', question));
    expect(await main()).toBeShown();
    expect(questionsSent(asked)).toHaveLength(2);
  });

  test('words that are no question go to the search, and those of a question do by the other key', async () => {
    const { router } = await open('/home');
    await userEvent.type(await box(), 'infrastructure fees{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe('/search/transcripts?q=infrastructure+fees'));
  });

  test('while it is looked for, sources and answer have their shapes', async () => {
    let give = (): void => {};
    const later = new Promise<Reply>((resolve) => (give = () => resolve(answered()())));
    await open(asking, { answer: () => later });
    expect(await screen.findByText('Searching for an answer…')).toBeShown();
    give();
    expect(await screen.findByText(/^Answer 3 of the/)).toBeShown();
    expect(screen.queryByText('Searching for an answer…')).toBeNull();
  });
});

describe('an answer', () => {
  test('tells who says what and when, and its marks have the numbers of the sources', async () => {
    const second = buildCitation(8, { item: minutes, page_number: 4, start_timestamp: null });
    await open(asking, {
      answer: answered({
        items: [
          buildAnswerSentence(3),
          buildAnswerSentence(8, { speaker: null, date: '2026-02-01', citations: [second], uuid: idOf(2) }),
        ],
        sources: [
          buildAnswerSource(),
          buildAnswerSource({
            ...minutes,
            content_type: 'document',
            podcast: null,
            episode: null,
            release_date: '2026-02-01',
            source_items: [
              buildSourcePlace(8, { start_time: null, end_time: null, start_ms: null, page_number: 4 }),
            ],
          }),
        ],
      }),
    });
    const answer = within(await main());
    const marks = await answer.findAllByRole('button', { name: /^Source \d/ });
    expect(marks.map((mark) => mark.textContent)).toEqual(['1', '2']);
    expect(answer.getByText('Ines Varga, chief investment officer')).toBeShown();
    expect(answer.getByText('2 of 2 sentences checked against their sources', { exact: false })).toBeShown();
    const sources = within(await rail());
    expect(sources.getByRole('heading', { name: '2 sources' })).toBeShown();
    expect(sources.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      '1Why fees fellAllocator HoursMar 4, 20260:15–0:20',
      '2The minutesDocumentFeb 1, 2026p. 4',
    ]);
    const chip = sources.getByRole('link', { name: 'Open “The minutes” at p. 4 in a new tab' });
    expect(chip.getAttribute('href')).toBe(`/doc/${idOf(2)}?content_id=8&segment=segment-8`);
    expect(chip.getAttribute('target')).toBe('_blank');
  });

  test('a citation lights its source and opens its place in a new tab, and a source lights what cites it', async () => {
    const opened: unknown[][] = [];
    vi.spyOn(window, 'open').mockImplementation((...how) => {
      opened.push(how);
      return null;
    });
    await open(asking);
    const mark = await within(await main()).findByRole('button', { name: 'Source 1, at 0:15' });
    const entry = () => within(screen.getByRole('complementary', { name: 'Sources' })).getByRole('listitem');
    await userEvent.hover(mark);
    expect(entry().hasAttribute('data-lit')).toBe(true);
    await userEvent.unhover(mark);
    expect(entry().hasAttribute('data-lit')).toBe(false);
    await userEvent.hover(entry());
    expect(mark.closest('[data-lit]')).not.toBeNull();
    await userEvent.click(mark);
    expect(opened).toEqual([['/ep/fees?content_id=3&segment=segment-3&timestamp=15', '_blank', 'noopener']]);
  });

  test('to a question for a number begins with it and its time; sources that disagree are told apart', async () => {
    const speaker = { name: 'Tom Okoro', role: null };
    await open(asking, {
      answer: answered({
        form: 'number',
        items: [
          buildAnswerSentence(3, { lead: '1.35%' }),
          buildAnswerSentence(5, { lead: '1.25%', speaker, date: '2025-11-02' }),
        ],
        claims: [
          { claim: 3, stance: 'differ', differs_from: [5] },
          { claim: 5, stance: 'differ', differs_from: [3] },
        ],
      }),
    });
    const apart = await screen.findByRole('region', { name: 'Sources disagree' });
    const claims = [...(apart.lastElementChild?.children ?? [])].map((claim) => claim.textContent);
    expect(claims[0]).toMatch(/^1\.35%Mar 4, 2026Ines Varga/);
    expect(claims[1]).toMatch(/^1\.25%Nov 2, 2025Tom Okoro/);
  });

  test('a list is a list, and sources that agree are told together', async () => {
    const speaker = { name: 'Tom Okoro', role: null };
    await open(asking, {
      answer: answered({
        form: 'list',
        items: [
          buildAnswerSentence(1),
          buildAnswerSentence(2),
          buildAnswerSentence(4, { claim: 2, speaker }),
        ],
        claims: [
          { claim: 1, stance: 'alone', differs_from: [] },
          { claim: 2, stance: 'agree', differs_from: [] },
        ],
      }),
    });
    expect(await screen.findByText('2 speakers agree')).toBeShown();
  });

  test('where nothing answers, that is said, with the closest passages as such', async () => {
    await open(asking, {
      answer: answered({
        items: [],
        sources: [buildAnswerSource({ cited: false, source_items: [buildSourcePlace(3)] })],
        degraded: ['bm25'],
      }),
    });
    expect(await screen.findByRole('heading', { name: 'Nothing in the library answers this' })).toBeShown();
    expect(screen.getByText('Line 3 about the', { exact: false })).toBeShown();
    expect(screen.getByRole('heading', { name: 'Closest passages' })).toBeShown();
    expect(screen.queryByRole('button', { name: 'Approve this answer' })).toBeNull();
    expect(screen.getByText(/Part of the search is unavailable \(bm25\)/)).toBeShown();
    const search = screen.getByRole('link', { name: 'Search transcripts for these words' });
    expect(search.getAttribute('href')).toBe('/search/transcripts?q=Why+did+the+fees+fall%3F');
  });

  test('what can be asked next is asked by a click', async () => {
    const { router } = await open(asking, { answer: answered({ follow_ups: ['Who voted no?'] }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Who voted no?' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'Who voted no?' }));
  });

  test('what cannot be asked is said to be, and is not offered to be asked again', async () => {
    await open(asking, { answer: () => ({ status: 400, body: { message: 'Too big.' } }) });
    expect(await screen.findByRole('heading', { name: 'This cannot be asked' })).toBeShown();
    expect(screen.getByText('A question has words, and up to 300 characters.')).toBeShown();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(await box()).toHaveProperty('value', question);
  });

  test('too many questions are refused with the words of the server, and the question is kept', async () => {
    let isBusy = true;
    await open(asking, {
      answer: () => (isBusy ? { status: 429, body: { message: 'Wait a minute.' } } : answered()()),
    });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: 'Too many questions' })).toBeShown();
    expect(alert.getByText('Wait a minute.')).toBeShown();
    expect(await box()).toHaveProperty('value', question);
    isBusy = false;
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Answer 3 of the/)).toBeShown();
  });
});

describe('a verdict', () => {
  const judged: unknown[] = [];
  const notified: string[] = [];
  const judging: Answers = {
    'PUT /v2/answers/': (_url, _request, sent) => {
      const { verdict } = JSON.parse(sent);
      judged.push(verdict);
      return { body: { answer: buildAnswer({ verdict }) } };
    },
    'POST /v2/notify': (_url, _request, sent) => {
      notified.push(JSON.parse(sent).msg);
      return { body: { message: 'Noted.' } };
    },
  };
  beforeEach(() => {
    judged.length = 0;
    notified.length = 0;
  });
  const thumb = (name: string) => screen.findByRole('button', { name: `${name} this answer` });

  test('a rejected answer is hidden after a moment from whoever rejected it, who can have it back', async () => {
    const hidden = { id: buildAnswer().id, from: 'you' } as const;
    const { asked } = await open(asking, {
      session: asMember,
      answer: () =>
        judged.at(-1) === 'rejected' ? answered({ id: idOf(9), items: [], hidden })() : answered()(),
      more: judging,
    });
    await userEvent.click(await thumb('Reject'));
    expect(await screen.findByText('Rejected')).toBeShown();
    expect((await thumb('Reject')).getAttribute('aria-pressed')).toBe('true');
    expect(await screen.findByText(/^You rejected an answer to this question/)).toBeShown();
    expect(screen.queryByText(/^Answer 3 of the/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Answer 3 of the/)).toBeShown();
    expect(judged).toEqual(['rejected', null]);
    expect(questionsSent(asked)).toHaveLength(3);
    expect(notified).toEqual([]);
  });

  test('of an admin is for everybody: the answer says so, how many rejected it, and can be undone', async () => {
    await open(asking, {
      session: { body: buildSession({ role: 'admin', user_profile: buildUser() }) },
      answer: answered({ rejections: 2 }),
      more: {
        ...judging,
        'PUT /v2/answers/': (_url, _request, sent) => {
          const { verdict } = JSON.parse(sent);
          judged.push(verdict);
          const decision = verdict === 'approved' ? ('pinned' as const) : null;
          return { body: { answer: buildAnswer({ verdict, decision, rejections: 2 }) } };
        },
      },
    });
    expect(await screen.findByText('2 people rejected this answer')).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: 'Approve this answer for everyone' }));
    expect(await screen.findByText('Pinned for everyone')).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Pinned for everyone')).toBeNull());
    expect(judged).toEqual(['approved', null]);
  });

  test('an approval is stored and told to those who run the installation, and can be taken back', async () => {
    await open(asking, { session: asMember, more: judging });
    await userEvent.click(await thumb('Approve'));
    await waitFor(async () => expect((await thumb('Approve')).getAttribute('aria-pressed')).toBe('true'));
    await waitFor(() => expect(notified).toEqual([`An answer was approved: ${question}`]));
    await userEvent.click(await thumb('Approve'));
    await waitFor(async () => expect((await thumb('Approve')).getAttribute('aria-pressed')).toBe('false'));
    await waitFor(() => expect(judged).toEqual(['approved', null]));
  });

  test('that could not be stored is taken back, and said', async () => {
    await open(asking, {
      session: asMember,
      more: { 'PUT /v2/answers/': () => ({ status: 500, body: {} }) },
    });
    await userEvent.click(await thumb('Reject'));
    await waitFor(() =>
      expect(notices.getState().notices.map(({ text }) => text)).toEqual([
        'Your verdict was not saved. Try again.',
      ]),
    );
    expect((await thumb('Reject')).getAttribute('aria-pressed')).toBe('false');
  });

  test('a visitor is asked to log in', async () => {
    await open(asking, { more: judging });
    await userEvent.click(await thumb('Approve'));
    expect(await screen.findByRole('alertdialog', { name: 'For members' })).toBeShown();
    expect(judged).toEqual([]);
  });
});

describe('with little room', () => {
  test('the sources are behind a button; on a telephone a citation shows them with its own marked', async () => {
    window.happyDOM.setViewport({ width: 390 });
    await open(asking);
    const mark = await within(await main()).findByRole('button', { name: 'Source 1, at 0:15' });
    expect(screen.queryByRole('complementary', { name: 'Sources' })).toBeNull();
    expect(screen.getByRole('button', { name: '1 source' })).toBeShown();
    await userEvent.click(mark);
    const sheet = within(await screen.findByRole('dialog', { name: '1 source' }));
    expect(sheet.getByRole('listitem').hasAttribute('data-lit')).toBe(true);
    const [place] = sheet.getAllByRole('link');
    expect(place?.getAttribute('href')).toBe('/ep/fees?content_id=3&segment=segment-3&timestamp=15');
    expect(place?.previousElementSibling?.textContent).toBe('“Line 3 about the fund.”');
  });
});

describe('copying', () => {
  test('takes text and HTML at once, Markdown, or the link of the answer', async () => {
    const written: unknown[] = [];
    vi.stubGlobal(
      'ClipboardItem',
      class {
        parts: Record<string, Blob>;
        constructor(parts: Record<string, Blob>) {
          this.parts = parts;
        }
      },
    );
    vi.stubGlobal('navigator', {
      userAgent: navigator.userAgent,
      platform: navigator.platform,
      clipboard: {
        write: (items: { parts: Record<string, Blob> }[]) => Promise.resolve(written.push(items[0]?.parts)),
        writeText: (text: string) => Promise.resolve(written.push(text)),
      },
    });
    await open(asking);
    const menu = await screen.findByRole('button', { name: 'Copy with sources' });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Text with formatting' }));
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Markdown' }));
    await userEvent.click(screen.getByRole('button', { name: 'Copy link to this answer' }));
    await waitFor(() => expect(written).toHaveLength(3));
    const [both, markdown, link] = written;
    expect(Object.keys(both ?? {})).toEqual(['text/plain', 'text/html']);
    expect(markdown).toMatch(/^## Why did the fees fall\?/);
    expect(link).toBe(`${location.origin}/answer/${buildAnswer().id}`);
    expect(notices.getState().notices.map(({ text }) => text)).toEqual([
      'Answer copied to clipboard!',
      'Link copied to clipboard!',
    ]);
  });
});

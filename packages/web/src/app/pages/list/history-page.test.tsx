import type { HistoryEntry } from '@ecco/contract';
import { buildItemCard, buildSession, buildUser } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';
import { notices } from '../../../ui/overlay/notice.store.ts';

const entry = (at: number, part: Partial<HistoryEntry> = {}): HistoryEntry => ({
  ...buildItemCard({
    uuid: `7b1f0c52-0000-4000-8000-00000000000${at}`,
    slug: `item-${at}`,
    title: `Item ${at}`,
  }),
  opened_at: new Date(Date.now() - at * 1_000).toISOString(),
  position: null,
  ...part,
});
const member = buildSession({ role: 'member', user_profile: buildUser() });
const said = () => notices.getState().notices.map(({ text }) => text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** A server that keeps the history; `refuse` answers whoever wants to change it, and no removal is answered before `ready`. */
async function opened(first: HistoryEntry[], refuse?: Reply, ready?: Promise<void>) {
  let episodes = first;
  const sent: string[] = [];
  await standIn({
    'GET /v2/session': () => ({ body: member }),
    'GET /v2/user_history_list': () => ({
      body: { episodes, pagination: { page: 1, per_page: 100, total: episodes.length, pages: 1 } },
    }),
    'DELETE /v2/user_history_list': async (url, _request, body) => {
      if (refuse) return refuse;
      sent.push(`forget ${url.search}${body}`);
      episodes = [];
      await ready;
      return { body: { message: 'Removed.', receipt: 'had' } };
    },
    'POST /v2/user_history_list': (_url, _request, body) => {
      sent.push(`note ${body}`);
      return { body: { message: 'Noted' } };
    },
  });
  renderApp('/history');
  return sent;
}

test('what was opened stands under its day, with how far it was played and the way back there', async () => {
  await opened([entry(1, { position: 600 }), entry(2, { opened_at: '2026-03-04T12:00:00Z' })]);
  const link = await screen.findByRole('link', { name: 'Item 1' });
  expect(link.getAttribute('href')).toBe('/ep/item-1?timestamp=600');
  expect(
    screen.getByRole('progressbar', { name: '10:00 of 50:00 played' }).getAttribute('aria-valuenow'),
  ).toBe('20');
  expect(screen.getByRole('heading', { level: 2, name: 'Mar 4, 2026' })).toBeShown();
  expect(document.title).toBe('History · Ecco');
});

test('j and k go through what was opened, from day to day, and Enter opens it', async () => {
  await opened([entry(1), entry(2, { opened_at: '2026-03-04T12:00:00Z' })]);
  await screen.findByRole('link', { name: 'Item 1' });
  const focused = () => document.activeElement?.textContent;
  await userEvent.keyboard('j');
  expect(focused()).toBe('Item 1');
  await userEvent.keyboard('jj');
  expect(focused()).toBe('Item 2');
  await userEvent.keyboard('k');
  expect(focused()).toBe('Item 1');
});

test('an entry is taken out and put back where it was', async () => {
  const first = entry(1, { position: 600 });
  const sent = await opened([first, entry(2)]);
  await press('Remove from the history: Item 1');
  const undo = await screen.findByRole('button', { name: 'Undo: Removed: Item 1' });
  expect(document.activeElement).toBe(undo);
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(undo);
  await screen.findByRole('link', { name: 'Item 1' });
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Item 1',
    'Item 2',
  ]);
  const { uuid, opened_at } = first;
  expect(sent.at(-1)).toBe(`note ${JSON.stringify({ uuid, position: 600, opened_at, receipt: 'had' })}`);
});

test('an entry that is put back before its removal is answered keeps its place', async () => {
  const first = entry(1, { position: 600 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const sent = await opened([first, entry(2)], undefined, promise);
  await press('Remove from the history: Item 1');
  await press('Undo: Removed: Item 1');
  await waitFor(() => expect(sent).toHaveLength(1));
  resolve();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toContain(first.opened_at);
  expect(await screen.findByRole('link', { name: 'Item 1' })).toBeShown();
});

test('an entry that cannot be taken out is there again', async () => {
  await opened([entry(1)], { status: 503, body: { message: 'Down.' } });
  await press('Remove from the history: Item 1');
  await waitFor(() => expect(said()[0]).toContain('could not be removed'));
  expect(screen.getByRole('link', { name: 'Item 1' })).toBeShown();
});

test('all of it is cleared after a question, and then it says how it fills', async () => {
  const sent = await opened([entry(1), entry(2)]);
  await press('Clear history');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Clear history' }));
  expect(await screen.findByText('Nothing opened yet')).toBeShown();
  expect(sent).toHaveLength(1);
  await waitFor(() => expect(said()).toEqual(['Your history is empty now.']));
});

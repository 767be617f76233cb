import type { EpisodeList, ItemCard } from '@ecco/contract';
import { buildItemCard, buildList, buildListInfo, buildSession, buildUser } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { queue } from '../../../player/queue/queue.store.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';
import { notices } from '../../../ui/overlay/notice.store.ts';

const uuid = '7b1f0c52-0000-4000-8000-0000000000c1';
const card = (at: number, part: Partial<ItemCard> = {}): ItemCard =>
  buildItemCard({
    uuid: `7b1f0c52-0000-4000-8000-00000000000${at}`,
    slug: `item-${at}`,
    title: `Item ${at}`,
    ...part,
  });
const mayNothing = { edit: false, remove: false, claim: false, curate: false, share: false, copy: true };
const three = [card(1), card(2), card(3)];
const member = buildSession({ role: 'member', user_profile: buildUser() });
const said = () => notices.getState().notices.map(({ text }) => text);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const agree = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  queue.getState().clear();
});

/** The page of a list on a server that keeps what it is told about the order. */
async function opened(first: EpisodeList, session = member) {
  let list = first;
  const sent: unknown[] = [];
  const { asked } = await standIn({
    'GET /v2/session': () => ({ body: session }),
    [`GET /v2/episode_list/${uuid}`]: () => ({ body: list }),
    [`PUT /v2/episode_list/${uuid}`]: (_url, _request, body) => {
      const change = JSON.parse(body);
      sent.push(change);
      const known = [...three];
      const episodes =
        change.episodes?.map((id: string) => known.find((one) => one.uuid === id)) ?? list.episodes;
      const { assign_owner: claims, ...words } = change;
      list = { ...list, ...words, episodes, ...(claims && { owner_id: 'user-1' }) };
      return { body: list };
    },
    [`DELETE /v2/episode_list/${uuid}`]: () => ({ body: { message: 'Deleted.' } }),
    'GET /v2/episode_list/get_user_lists_info': () => ({
      body: { all_lists: [buildListInfo({ count: 3 })] },
    }),
    'GET /v2/episode_list/get_public_episode_lists': () => ({ body: { all_lists: [] } }),
    'POST /v2/get_daily_list': () => ({ body: buildList({ type: 'daily' }) }),
  });
  return { ...renderApp(`/watch/${uuid}`), asked, sent };
}

describe('a list', () => {
  test('says what it is, and plays from the beginning or from one of its items', async () => {
    await opened(buildList({ episodes: three, description: 'For the board.', category: 'Credit' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Private credit' })).toBeShown();
    expect(document.title).toBe('Private credit · Ecco');
    expect(screen.getByText('For the board.')).toBeShown();
    expect(screen.getByText('3 items')).toBeShown();
    expect(screen.getByText('2 hr 30 min')).toBeShown();
    await press('Play all');
    expect(queue.getState()).toMatchObject({ id: uuid, name: 'Private credit', at: 0 });
    await press('Play from Item 3');
    expect(queue.getState().at).toBe(2);
  });

  test('says of each item what it says in one line, cut to 279 characters and an ellipsis', async () => {
    await opened(buildList({ episodes: [card(1, { one_liner: 'b'.repeat(300) })] }));
    expect(await screen.findByText(`${'b'.repeat(279)}…`)).toBeShown();
  });

  test('is reordered by its buttons, which stay under the finger, and told in words', async () => {
    const { sent } = await opened(buildList({ episodes: three }));
    await press('Move down: Item 1');
    await waitFor(() => expect(titles()).toEqual(['Item 2', 'Item 1', 'Item 3']));
    expect(screen.getByText('Item 1 is now number 2 of 3.')).toBeShown();
    await press('Move down: Item 1');
    await waitFor(() => expect(titles()).toEqual(['Item 2', 'Item 3', 'Item 1']));
    await press('Move down: Item 1');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.at(-1)).toMatchObject({ episodes: [three[1], three[2], three[0]].map((one) => one?.uuid) });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move down: Item 1');
  });

  test('gives an item back that was taken out, at its place', async () => {
    const { sent } = await opened(buildList({ episodes: three }));
    await press('Remove from the list: Item 2');
    const undo = await screen.findByRole('button', { name: 'Undo: Removed: Item 2' });
    expect(document.activeElement).toBe(undo);
    await waitFor(() => expect(sent).toHaveLength(1));
    await userEvent.click(undo);
    await waitFor(() => expect(titles()).toEqual(['Item 1', 'Item 2', 'Item 3']));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ episodes: three.map((one) => one.uuid) }));
    expect(document.activeElement?.textContent).toBe('Item 2');
  });

  test('stands as it was where the server refuses a change', async () => {
    const { asked } = await standIn({
      'GET /v2/session': () => ({ body: member }),
      [`GET /v2/episode_list/${uuid}`]: () => ({ body: buildList({ episodes: three }) }),
      [`PUT /v2/episode_list/${uuid}`]: () => ({
        status: 409,
        body: { message: 'It was changed elsewhere.' },
      }),
    });
    renderApp(`/watch/${uuid}`);
    await press('Move up: Item 3');
    await waitFor(() => expect(said()).toEqual(['It was changed elsewhere.']));
    await waitFor(() => expect(titles()).toEqual(['Item 1', 'Item 2', 'Item 3']));
    expect(asked.some((line) => line.startsWith('PUT'))).toBe(true);
  });

  test('is renamed in a dialog, which insists on a name', async () => {
    const { sent } = await opened(buildList({ episodes: three }));
    await press('Edit');
    const name = screen.getByLabelText('Name');
    await userEvent.clear(name);
    await press('Save');
    expect(screen.getByText('The list needs a name')).toBeShown();
    await userEvent.type(name, 'Credit, private');
    await press('Save');
    expect(await screen.findByRole('heading', { level: 1, name: 'Credit, private' })).toBeShown();
    expect(sent).toMatchObject([{ title: 'Credit, private', description: null }]);
  });

  test('is deleted after a question, which leads to the lists', async () => {
    const { asked, router } = await opened(buildList({ episodes: three }));
    await press('Delete');
    await agree('Cancel');
    expect(asked.some((line) => line.startsWith('DELETE'))).toBe(false);
    await press('Delete');
    await agree('Delete');
    await waitFor(() => expect(router.state.location.pathname).toBe('/lists'));
    expect(said()).toEqual(['“Private credit” is deleted.']);
  });

  test('of somebody else is only looked at', async () => {
    await opened(buildList({ episodes: three, owner_id: 'user-2', may: mayNothing }));
    await screen.findByRole('button', { name: 'Play all' });
    for (const name of ['Edit', 'Delete', 'Move up: Item 2', 'Remove from the list: Item 2'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('without items says how they come in', async () => {
    await opened(buildList());
    expect(await screen.findByText('Nothing in this list yet')).toBeShown();
    expect(screen.queryByRole('button', { name: 'Play all' })).toBeNull();
  });

  test('that cannot be had says so and is asked for again', async () => {
    let isThere = false;
    await standIn({
      'GET /v2/session': () => ({ body: member }),
      [`GET /v2/episode_list/${uuid}`]: () =>
        isThere
          ? { body: buildList({ episodes: three }) }
          : { status: 500, body: { message: 'The lists are away.' } },
    });
    renderApp(`/hub/${uuid}`);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Oops, we ran into a snag. Please try again.');
    expect(alert.textContent).toContain('The lists are away.');
    isThere = true;
    await press('Reload');
    expect(await screen.findByRole('heading', { level: 1, name: 'Private credit' })).toBeShown();
  });
});

test('an address that is no list’s says so', async () => {
  await standIn({
    'GET /v2/session': () => ({ body: member }),
    'GET /v2/episode_list/7b1f0c52': () => ({
      status: 404,
      body: { message: 'There is no such list.' },
    }),
  });
  renderApp('/watch/7b1f0c52');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeShown();
  expect(screen.getByText('There is no such list.')).toBeShown();
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
});

test('a list that is closed says so without an apology, and opens once its owner has shared it', async () => {
  let isShared = false;
  await standIn({
    'GET /v2/session': () => ({ body: member }),
    [`GET /v2/episode_list/${uuid}`]: () =>
      isShared
        ? { body: buildList({ episodes: three }) }
        : { status: 403, body: { message: 'This list is private. Ask its owner to share it with you.' } },
  });
  renderApp(`/watch/${uuid}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'You can’t open this list' })).toBeShown();
  expect(screen.getByText('This list is private. Ask its owner to share it with you.')).toBeShown();
  expect(screen.getByRole('link', { name: 'Go Home' })).toBeShown();
  expect(screen.queryByText(/Oops/)).toBeNull();
  isShared = true;
  await press('Reload');
  expect(await screen.findByRole('heading', { level: 1, name: 'Private credit' })).toBeShown();
});

describe('a list without an owner', () => {
  const mayClaim = { edit: true, remove: false, claim: true, curate: false, share: false, copy: true };
  const ownerless = buildList({ episodes: three, owner_id: -1, may: mayClaim });

  test('becomes a member’s own', async () => {
    const { sent } = await opened(ownerless);
    await press('Save this watchlist');
    await waitFor(() => expect(said()).toEqual(['“Private credit” is yours now.']));
    expect(sent).toMatchObject([{ assign_owner: true }]);
    expect(screen.queryByRole('button', { name: 'Save this watchlist' })).toBeNull();
  });

  test('sends a visitor to sign in, and is theirs when they are back', async () => {
    const { router } = await opened({ ...ownerless, may: { ...mayClaim, claim: false } }, buildSession());
    await press('Sign in to save watch list');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toEqual({ next: `/watch/${uuid}` });
    const { sent } = await opened(ownerless);
    await waitFor(() => expect(sent).toMatchObject([{ assign_owner: true }]));
  });

  test('tells who comes back too late that somebody else has it', async () => {
    const { unmount } = await opened({ ...ownerless, may: { ...mayClaim, claim: false } }, buildSession());
    await press('Sign in to save watch list');
    unmount();
    const { sent } = await opened(buildList({ episodes: three, owner_id: 'user-2', may: mayNothing }));
    const late =
      'Someone else saved “Private credit” before you signed in, so it is theirs. You can create a copy.';
    await waitFor(() => expect(said()).toEqual([late]));
    expect(sent).toEqual([]);
  });
});

describe('all lists', () => {
  const lists = {
    'GET /v2/session': () => ({ body: member }),
    'GET /v2/episode_list/get_public_episode_lists': () => ({
      body: {
        all_lists: [buildListInfo({ uuid: 'o1', title: 'Learning', type: 'curated', category: 'Basics' })],
      },
    }),
    'POST /v2/get_daily_list': () => ({
      body: buildList({ type: 'daily', title: 'Today', episodes: three, count: 3 }),
    }),
  };

  test('one’s own, today’s and the curated ones; a long name is cut', async () => {
    const title = 'Everything that was said about private credit this year';
    await standIn({
      ...lists,
      'GET /v2/episode_list/get_user_lists_info': () => ({
        body: { all_lists: [buildListInfo({ title, count: 1 })] },
      }),
    });
    renderApp('/lists');
    const link = await screen.findByRole('link', { name: `${title.slice(0, 49)}…` });
    expect(link.getAttribute('href')).toBe(`/watch/${uuid}`);
    expect(screen.getByText('1 item')).toBeShown();
    expect(await screen.findByRole('link', { name: 'Learning' })).toBeShown();
    expect(await screen.findByRole('link', { name: 'Today' })).toBeShown();
  });

  test('what stands below waits for what stands above, so that nothing is pushed down', async () => {
    let answerOwn = (): void => undefined;
    let answerToday = (): void => undefined;
    const own = new Promise<void>((resolve) => (answerOwn = resolve));
    const today = new Promise<void>((resolve) => (answerToday = resolve));
    const { asked } = await standIn({
      ...lists,
      'GET /v2/episode_list/get_user_lists_info': () =>
        own.then(() => ({ body: { all_lists: [buildListInfo({ title: 'Mine', count: 1 })] } })),
      'POST /v2/get_daily_list': () => today.then(lists['POST /v2/get_daily_list']),
    });
    renderApp('/lists');
    await waitFor(() => expect(asked).toContain('GET /v2/episode_list/get_public_episode_lists'));
    expect(asked).toContain('POST /v2/get_daily_list');
    answerOwn();
    await screen.findByRole('link', { name: 'Mine' });
    expect(screen.getByText('Loading lists...')).toBeShown();
    expect(screen.queryByRole('heading', { name: 'Curated lists' })).toBeNull();
    answerToday();
    await screen.findByRole('link', { name: 'Today' });
    await screen.findByRole('link', { name: 'Learning' });
    expect(titles()).toEqual(expect.arrayContaining(['Created by you', 'For today', 'Curated lists']));
  });

  test('none yet: the first one is made and opened', async () => {
    await standIn({
      ...lists,
      'GET /v2/episode_list/get_user_lists_info': () => ({ body: { all_lists: [] } }),
      'POST /v2/episode_list': () => ({ body: buildList() }),
      [`GET /v2/episode_list/${uuid}`]: () => ({ body: buildList() }),
    });
    const { router } = renderApp('/lists');
    expect(await screen.findByRole('heading', { level: 1, name: 'Lists' })).toBeShown();
    await screen.findByText('No lists yet');
    await userEvent.click((await screen.findAllByRole('button', { name: 'New list' }))[0] as HTMLElement);
    await userEvent.type(screen.getByLabelText('Name'), 'Private credit');
    await press('Create list');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/watch/${uuid}`));
  });

  test('where they cannot be had the rest stands', async () => {
    await standIn({
      ...lists,
      'GET /v2/episode_list/get_user_lists_info': () => ({ status: 500, body: { message: 'Down.' } }),
    });
    renderApp('/lists');
    expect(await screen.findByText('Your lists could not be loaded. Down.')).toBeShown();
    expect(await screen.findByRole('link', { name: 'Learning' })).toBeShown();
  });
});

test('an administrator makes a list of their own a curated one', async () => {
  let type: EpisodeList['type'] = 'personal';
  await standIn({
    'GET /v2/session': () => ({
      body: buildSession({ role: 'admin', user_profile: buildUser({ admin: true }) }),
    }),
    [`GET /v2/episode_list/${uuid}`]: () => ({
      body: buildList({
        episodes: three,
        type,
        may: { edit: true, remove: true, claim: false, curate: true, share: false, copy: true },
      }),
    }),
    [`PATCH /v2/admin/lists/${uuid}`]: () => {
      type = 'curated';
      return { body: buildListInfo({ type }) };
    },
  });
  renderApp(`/watch/${uuid}`);
  await press('Make curated');
  const dialog = within(await screen.findByRole('dialog', { name: 'Make curated' }));
  await userEvent.type(dialog.getByLabelText('Category'), 'Credit');
  await userEvent.click(dialog.getByRole('button', { name: 'Make curated' }));
  expect(await screen.findByRole('button', { name: 'No longer curated' })).toBeShown();
  expect(said()).toEqual(['“Private credit” is a curated list now.']);
});

describe('what is for today', () => {
  const open = async (episodes: ItemCard[]) => {
    await standIn({
      'GET /v2/session': () => ({ body: member }),
      'POST /v2/get_daily_list': () => ({
        body: buildList({ title: 'Daily list, Mar 4', type: 'daily', may: mayNothing, episodes }),
      }),
    });
    return renderApp('/today');
  };

  test('is a tab of the library, and plays like every list', async () => {
    await open(three);
    expect(await screen.findByRole('heading', { level: 1, name: 'Daily list, Mar 4' })).toBeShown();
    const tabs = within(await screen.findByRole('navigation', { name: 'Library' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('For today');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await press('Play all');
    expect(queue.getState()).toMatchObject({ at: 0, name: 'Daily list, Mar 4' });
  });

  test('says what fills it where there is nothing', async () => {
    await open([]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing for today yet' })).toBeShown();
    expect(screen.getByRole('link', { name: 'Add a source' }).getAttribute('href')).toBe('/add');
  });
});

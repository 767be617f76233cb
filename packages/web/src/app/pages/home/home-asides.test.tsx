import { buildLibraryItem, buildList, buildListInfo, buildSession, buildUser } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const pagination = { page: 1, per_page: 30, total: 1, pages: 1 };
const library = {
  'GET /v2/library': () => ({ body: { items: [buildLibraryItem({ title: 'In the library' })], pagination } }),
};
const podcast = { uuid: 'p1', slug: 'hours', name: 'Allocator Hours', image_url: null };
const asideList = (name: string) => screen.findByRole('region', { name });
const nothing = {
  'GET /v2/saved_searches': () => ({ body: { saved_searches: [] } }),
  'GET /v2/user_history_list': () => ({ body: { episodes: [], pagination } }),
  'GET /v2/get_user_following_list': () => ({ body: { podcasts: [] } }),
  'GET /v2/episode_list/get_user_lists_info': () => ({ body: { all_lists: [] } }),
  'GET /v2/episode_list/get_public_episode_lists': () => ({ body: { all_lists: [] } }),
  'POST /v2/get_daily_list': () => ({ body: buildList({ type: 'daily' }) }),
};
const asMember = () => ({ body: buildSession({ role: 'member', user_profile: buildUser() }) });

beforeEach(() => window.happyDOM.setViewport({ width: 1_200 }));

test('a member finds what they left off, today’s list, their lists and podcasts, and the curated lists', async () => {
  const left = {
    ...buildLibraryItem({ title: 'Left off' }),
    opened_at: '2026-03-05T09:00:00Z',
    position: 600,
  };
  await standIn({
    ...library,
    ...nothing,
    'GET /v2/session': asMember,
    'GET /v2/user_history_list': () => ({ body: { episodes: [left], pagination } }),
    'GET /v2/get_user_following_list': () => ({ body: { podcasts: [podcast] } }),
    'GET /v2/podcast': () => ({
      body: { podcast: { episodes: [buildLibraryItem({ title: 'The newest' })] }, pagination },
    }),
    'GET /v2/episode_list/get_user_lists_info': () => ({
      body: { all_lists: [buildListInfo({ count: 2 })] },
    }),
    'GET /v2/episode_list/get_public_episode_lists': () => ({
      body: { all_lists: [buildListInfo({ uuid: 'o1', title: 'Learning', type: 'curated' })] },
    }),
    'POST /v2/get_daily_list': () => ({
      body: buildList({
        uuid: 'd1',
        type: 'daily',
        episodes: [{ ...buildLibraryItem({ title: 'For today' }), reason: 'followed' }],
      }),
    }),
  });
  renderApp('/home');
  const href = (region: HTMLElement, name: string) =>
    within(region)
      .findByRole('link', { name })
      .then((link) => link.getAttribute('href'));
  expect(await href(await asideList('Continue'), 'Left off')).toBe('/ep/fees?timestamp=600');
  expect(within(await asideList('Continue')).getByText('40 min left')).toBeShown();
  expect(await href(await asideList('For today'), 'All 1')).toBe('/today');
  expect(within(await asideList('For today')).getByText('From a show you follow')).toBeShown();
  expect(await href(await asideList('Your lists'), 'Private credit')).toContain('/watch/');
  expect(await href(await asideList('Following'), 'The newest')).toBe('/ep/fees');
  expect(await href(await asideList('Curated lists'), 'Learning')).toBe('/watch/o1');
});

test('the shelves of a member come together, so that none pushes another', async () => {
  let answerToday = (): void => undefined;
  const today = new Promise<void>((resolve) => (answerToday = resolve));
  const { asked } = await standIn({
    ...library,
    ...nothing,
    'GET /v2/session': asMember,
    'GET /v2/episode_list/get_user_lists_info': () => ({
      body: { all_lists: [buildListInfo({ count: 2 })] },
    }),
    'POST /v2/get_daily_list': () => today.then(nothing['POST /v2/get_daily_list']),
  });
  const { services } = renderApp('/home');
  const lists = 'GET /v2/episode_list/get_user_lists_info';
  await waitFor(() => expect(asked.filter((line) => line.startsWith(lists))).toHaveLength(1));
  await waitFor(() => expect(services.queries.isFetching()).toBe(1));
  expect(screen.queryByRole('region', { name: 'Your lists' })).toBeNull();
  answerToday();
  await asideList('Your lists');
});

test('with nothing of one’s own there is one invitation: to make a watchlist, where one is', async () => {
  await standIn({
    ...library,
    ...nothing,
    'GET /v2/session': asMember,
    'GET /v2/episode_list/get_wizard': () => ({
      body: { options: { ORG: [], ALIAS: [], PERSON: [] }, counts: { ORG: 0, ALIAS: 0, PERSON: 0 } },
    }),
  });
  renderApp('/home');
  const invitation = within(await asideList('Create your watchlist'));
  await userEvent.click(invitation.getByRole('button', { name: 'Create Watch List' }));
  expect(await screen.findByRole('dialog', { name: 'Populate New Watch List' })).toBeShown();
  expect(screen.queryByRole('region', { name: 'Your lists' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Continue' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Curated lists' })).toBeNull();
});

test('a visitor sees the curated lists, after the library, and nothing of members is asked for', async () => {
  const { asked } = await standIn({
    ...library,
    ...nothing,
    'GET /v2/session': () => ({ body: buildSession() }),
  });
  renderApp('/home');
  expect(await screen.findByRole('link', { name: 'In the library' })).toBeShown();
  const invitation = within(await asideList('Lists of your own'));
  expect(invitation.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/enter');
  await waitFor(() => expect(asked).toContain('GET /v2/episode_list/get_public_episode_lists'));
  const at = (path: string) => asked.findIndex((line) => line.includes(path));
  expect(at('/library')).toBeLessThan(at('/get_public_episode_lists'));
  expect(asked.filter((line) => /history|following|user_lists|daily/.test(line))).toEqual([]);
});

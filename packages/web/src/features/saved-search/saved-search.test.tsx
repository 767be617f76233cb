import {
  buildList,
  buildSavedSearch,
  buildSearchAnswer,
  buildSession,
  buildUser,
} from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Reply, standIn } from '../../testing/api-stand-in.ts';
import { renderApp } from '../../testing/render.tsx';
import { notices } from '../../ui/overlay/notice.store.ts';

const member = buildSession({ role: 'member', user_profile: buildUser() });
const ok = (body: unknown) => (): Reply => ({ body });
const nothing = buildSearchAnswer([]);
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const said = () => notices.getState().notices.map(({ text }) => text);

/** The saved searches as a server keeps them. */
function savedSearches(searches = [buildSavedSearch()]) {
  const sent: unknown[] = [];
  let now = searches;
  return {
    sent,
    answers: {
      'GET /v2/session': ok(member),
      'GET /v2/episode/search_transcripts': ok(nothing),
      'GET /v2/episode/local_search': ok({ episodes: [], podcasts: [] }),
      'GET /v2/saved_searches': (): Reply => ({ body: { saved_searches: now } }),
      'POST /v2/saved_searches': (_url: URL, _request: unknown, text: string): Reply => {
        const body: unknown = JSON.parse(text);
        sent.push(body);
        now = [buildSavedSearch(typeof body === 'object' && body !== null ? body : {})];
        return { body: now[0] };
      },
      'PATCH /v2/saved_searches': (_url: URL, _request: unknown, text: string): Reply => {
        sent.push(JSON.parse(text));
        now = now.map((search) => ({ ...search, name: 'Costs' }));
        return { body: { message: 'Renamed' } };
      },
      'PUT /v2/saved_searches': ok({ message: 'Noted' }),
      'DELETE /v2/saved_searches': (): Reply => {
        now = [];
        return { body: { message: 'Deleted' } };
      },
    },
  };
}

test('a search is saved under a name, and then says so', async () => {
  const { answers, sent } = savedSearches([]);
  await standIn(answers);
  renderApp('/search/transcripts?q=infrastructure%20fees');
  await userEvent.click(await button('Save search'));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(name.value).toBe('infrastructure fees');
  await userEvent.clear(name);
  await userEvent.click(await button('Save'));
  expect(screen.getByText('A saved search needs a name.')).toBeShown();
  await userEvent.type(name, 'Fees{Enter}');
  const saved = await screen.findByRole('link', { name: 'Saved as “Fees”. Manage saved searches' });
  expect(saved.getAttribute('href')).toBe('/profile#saved-searches');
  expect(sent).toEqual([{ query: 'infrastructure fees', tab: 'transcripts', name: 'Fees' }]);
  expect(said()).toContain('Saved “Fees”.');
});

test('who opens a saved search has seen what it finds', async () => {
  const { answers } = savedSearches();
  const { asked } = await standIn(answers);
  renderApp('/search/transcripts?q=infrastructure%20fees');
  await waitFor(() => expect(asked.some((line) => line.endsWith('/seen'))).toBe(true));
});

test('a visitor is asked for nothing of the kind', async () => {
  const { answers } = savedSearches();
  const { asked } = await standIn({ ...answers, 'GET /v2/session': ok(buildSession()) });
  renderApp('/search/transcripts?q=fees');
  expect(await screen.findByText('Nothing matches “fees”')).toBeShown();
  expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull();
  expect(asked.filter((line) => line.includes('saved_searches'))).toEqual([]);
});

test('on the profile a saved search is renamed, deleted and put back as it was seen last', async () => {
  const { answers, sent } = savedSearches();
  await standIn(answers);
  renderApp('/profile');
  await userEvent.click(await button('Rename Fees of infrastructure funds'));
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(document.activeElement).toBe(name);
  await userEvent.clear(name);
  await userEvent.type(name, 'Costs{Enter}');
  await userEvent.click(await button('Delete Costs'));
  const undo = await button('Undo: Deleted “Costs”.');
  await userEvent.click(undo);
  expect(await screen.findByRole('link', { name: 'Costs' })).toBeShown();
  expect(sent).toEqual([
    { name: 'Costs' },
    {
      name: 'Costs',
      query: 'infrastructure fees',
      tab: 'transcripts',
      seen_at: '2026-03-02T09:00:00.000Z',
    },
  ]);
});

test('with none saved the profile says how one is', async () => {
  const { answers } = savedSearches([]);
  await standIn(answers);
  renderApp('/profile');
  expect(await screen.findByText(/You have no saved searches yet/)).toBeShown();
  const link = screen.getByRole('link', { name: 'Search passages' });
  expect(link.getAttribute('href')).toBe('/search/transcripts');
});

test('the home page shows them, those with news first', async () => {
  const { answers } = savedSearches([
    buildSavedSearch({ name: 'A quiet one' }),
    buildSavedSearch({
      id: '7b1f0c52-0000-4000-8000-0000000000aa',
      name: 'Fees',
      new_items: ['7b1f0c52-0000-4000-8000-0000000000ab'],
    }),
  ]);
  const pagination = { page: 1, per_page: 30, total: 0, pages: 0 };
  await standIn({
    ...answers,
    'GET /v2/library': ok({ items: [], pagination }),
    'GET /v2/user_history_list': ok({ episodes: [], pagination }),
    'GET /v2/get_user_following_list': ok({ podcasts: [] }),
    'GET /v2/episode_list': ok({ all_lists: [] }),
    'POST /v2/get_daily_list': ok(buildList({ type: 'daily' })),
  });
  renderApp('/home');
  const repositories = await screen.findByRole('region', { name: 'Saved searches' });
  expect(repositories.textContent).toMatch(/Fees.*1 new.*A quiet one.*Nothing new/);
});

import { buildListInfo, buildSession, buildUser } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

test('the first step shows the watchlists, and no list that follows nobody', async () => {
  const watched = buildListInfo({
    uuid: '7b1f0c52-0000-4000-8000-0000000000c2',
    title: 'Teachers',
    following: 2,
  });
  const retained = buildListInfo({ title: 'To hear again', count: 3, following: 0 });
  await standIn({
    'GET /v2/session': () => ({ body: buildSession({ role: 'member', user_profile: buildUser() }) }),
    'GET /v2/episode_list/get_user_lists_info': () => ({ body: { all_lists: [retained, watched] } }),
  });
  renderApp('/start');
  expect(await screen.findByRole('link', { name: 'Teachers' })).toBeShown();
  expect(screen.queryByRole('link', { name: 'To hear again' })).toBeNull();
});

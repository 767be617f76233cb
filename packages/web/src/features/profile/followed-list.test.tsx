import type { FollowedPodcast } from '@ecco/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Reply, standIn } from '../../testing/api-stand-in.ts';
import { renderLinked } from '../../testing/render.tsx';
import { notices } from '../../ui/overlay/notice.store.ts';
import { FollowedList } from './followed-list.tsx';

const aFollowed = (uuid: string): FollowedPodcast => ({
  uuid,
  slug: `show-${uuid}`,
  name: `Show ${uuid}`,
  image_url: null,
});
const said = () => notices.getState().notices.map(({ text, tone }) => `${tone}: ${text}`);
const unfollow = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Unfollow ${name}` }));

async function open(
  podcasts: FollowedPodcast[],
  answer: () => Reply | Promise<Reply> = () => ({ body: { message: 'Done.' } }),
) {
  let followed = podcasts;
  const sent: unknown[] = [];
  await standIn({
    'GET /v2/get_user_following_list': () => ({ body: { podcasts: followed } }),
    'POST /v2/podcast/follow': async (_url, _request, body) => {
      const { uuid } = JSON.parse(body);
      sent.push(JSON.parse(body));
      const reply = await answer();
      if (reply.status === undefined) followed = followed.filter((one) => one.uuid !== uuid);
      return reply;
    },
  });
  renderLinked(<FollowedList />);
  return sent;
}

test('each podcast leads to its page', async () => {
  await open([aFollowed('a'), aFollowed('b')]);
  expect((await screen.findByRole('link', { name: 'Show a' })).getAttribute('href')).toBe('/pod/show-a');
  expect(screen.getByRole('link', { name: 'Choose subjects and podcasts again' }).getAttribute('href')).toBe(
    '/onboarding',
  );
});

test('who follows none is led to where some are proposed', async () => {
  await open([]);
  expect(await screen.findByText(/^You’re not following any podcasts yet/)).toBeShown();
  expect(screen.getByRole('link', { name: 'Choose subjects and podcasts' })).toBeShown();
});

test('one that is no longer followed is gone at once, before the server has answered', async () => {
  const answer = Promise.withResolvers<Reply>();
  const sent = await open([aFollowed('a'), aFollowed('b')], () => answer.promise);
  await unfollow('Show a');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Show a' })).toBeNull());
  expect(said()).toEqual([]);
  answer.resolve({ body: { message: 'Done.' } });
  await waitFor(() => expect(said()).toEqual(['success: You no longer follow Show a.']));
  expect(sent).toEqual([{ uuid: 'a', follow: false }]);
});

test('one that cannot be unfollowed is there again', async () => {
  await open([aFollowed('a')], () => ({ status: 500, body: {} }));
  await unfollow('Show a');
  await waitFor(() =>
    expect(said()).toEqual(['error: Show a could not be unfollowed. You still follow it.']),
  );
  expect(await screen.findByRole('link', { name: 'Show a' })).toBeShown();
});

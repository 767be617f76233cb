import { buildSession, buildUser } from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Reply, standIn } from '../../testing/api-stand-in.ts';
import { renderComponent } from '../../testing/render.tsx';
import { notices } from '../../ui/overlay/notice.store.ts';
import { FollowButton } from './follow-button.tsx';

const show = { uuid: '7b1f0c52-0000-4000-8000-0000000000b1', slug: 'fees', name: 'Allocator Hours' };
const asMember = { body: buildSession({ role: 'member', user_profile: buildUser() }) };
const said = () => notices.getState().notices.map(({ text }) => text);

/** A member's page; `answer` decides what the server says to a change. */
async function opened(answer: () => Reply | Promise<Reply>) {
  let podcasts: unknown[] = [];
  const { asked } = await standIn({
    'GET /v2/session': () => asMember,
    'GET /v2/get_user_following_list': () => ({ body: { podcasts } }),
    'POST /v2/podcast/follow': async () => {
      const reply = await answer();
      if (reply.status === undefined) podcasts = podcasts.length > 0 ? [] : [{ ...show, image_url: null }];
      return reply;
    },
  });
  renderComponent(<FollowButton show={show} />);
  await waitFor(() => expect(asked).toContain('GET /v2/get_user_following_list'));
  await screen.findByRole('button', { name: 'Follow Allocator Hours', pressed: false });
  return asked;
}

test('it shows at once that it follows, and follows no longer when pressed again', async () => {
  const answers: ((reply: Reply) => void)[] = [];
  await opened(() => new Promise<Reply>((resolve) => answers.push(resolve)));
  await userEvent.click(screen.getByRole('button', { name: 'Follow Allocator Hours' }));
  const button = await screen.findByRole('button', { name: 'Following Allocator Hours', pressed: true });
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.({ body: { message: 'You follow it.' } });
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Follow Allocator Hours', pressed: false })).toBeShown();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.({ body: { message: 'You follow it no longer.' } });
  expect(said()).toEqual([]);
});

test('a refusal takes it back and says why', async () => {
  await opened(() => ({ status: 409, body: { message: 'That podcast is gone.' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Follow Allocator Hours' }));
  await waitFor(() => expect(said()).toEqual(['That podcast is gone.']));
  expect(screen.getByRole('button', { name: 'Follow Allocator Hours', pressed: false })).toBeShown();
});

test('pressed before it is known what is followed, it shows what was asked for', async () => {
  await standIn({
    'GET /v2/session': () => asMember,
    'GET /v2/get_user_following_list': () => new Promise<Reply>(() => {}),
    'POST /v2/podcast/follow': () => new Promise<Reply>(() => {}),
  });
  renderComponent(<FollowButton show={show} />);
  await userEvent.click(screen.getByRole('button', { name: 'Follow Allocator Hours' }));
  expect(await screen.findByRole('button', { name: 'Following Allocator Hours', pressed: true })).toBeShown();
});

test('a visitor is asked to log in, and nothing is sent', async () => {
  const { asked } = await standIn({ 'GET /v2/session': () => ({ body: buildSession() }) });
  renderComponent(<FollowButton show={show} />);
  await userEvent.click(screen.getByRole('button', { name: 'Follow Allocator Hours' }));
  expect(await screen.findByText('You must be logged in to follow a podcast. Log in now?')).toBeShown();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked.filter((line) => !line.includes('/session'))).toEqual([]);
});

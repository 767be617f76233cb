import { buildItem } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderComponent } from '../../testing/render.tsx';
import { notices } from '../../ui/overlay/notice.store.ts';
import { FeedbackCard } from './feedback-card.tsx';

const card = (part: Parameters<typeof buildItem>[0] = {}) =>
  renderComponent(<FeedbackCard item={buildItem(part)} onward={<a href="/home">Explore more episodes</a>} />);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
const thanks = { body: { message: 'Thank you for your feedback!' } };

test.each([
  ['episode', 'Please give this episode a thumbs up or down'],
  ['article', 'Please give this summary a thumbs up or down'],
] as const)('without a thumb the card of an %s says what is missing', async (kind, words) => {
  const { asked } = await standIn({});
  card({ kind });
  await send();
  expect(screen.getByRole('alert').textContent).toBe(words);
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'Thumbs up' }));
  expect(screen.getByRole('alert').textContent).toBe('');
});

test.each(['episode', 'video'] as const)(
  'feedback on an %s is sent; the thanks are the server’s',
  async (kind) => {
    let given = '';
    await standIn({
      'POST /v2/episode/leave_episode_feedback': (_url, _request, text) => {
        given = text;
        return thanks;
      },
    });
    card({ kind });
    await userEvent.click(screen.getByRole('radio', { name: 'Thumbs down' }));
    await userEvent.type(screen.getByLabelText(/What should we know/), 'Too short.');
    await send();
    expect((await screen.findByRole('status')).textContent).toBe('Thank you for your feedback!');
    expect(screen.getByRole('link', { name: 'Explore more episodes' })).toBeShown();
    expect(JSON.parse(given)).toEqual({ slug: 'fees', thumb: 'down', feedback: 'Too short.' });
    expect(notices.getState().notices.map(({ text }) => text)).toEqual(['Thank you!']);
  },
);

test('a failure says why, keeps the words and lets one try again', async () => {
  let broken = true;
  await standIn({
    'POST /v2/episode/leave_episode_feedback': () =>
      broken ? { status: 429, body: { message: 'Too many at once.' } } : thanks,
  });
  card();
  await userEvent.click(screen.getByRole('radio', { name: 'Thumbs up' }));
  await userEvent.type(screen.getByLabelText(/What should we know/), 'Good.');
  await send();
  expect(await screen.findByText('Too many at once.')).toBeShown();
  expect(screen.getByLabelText(/What should we know/)).toHaveProperty('value', 'Good.');
  broken = false;
  await send();
  expect(await screen.findByText('Thank you for your feedback!')).toBeShown();
});

test('the arrow keys move between the thumbs', async () => {
  await standIn({});
  card();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('radio', { name: 'Thumbs up' })).toHaveProperty('checked', true);
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Thumbs down' })).toHaveProperty('checked', true);
});

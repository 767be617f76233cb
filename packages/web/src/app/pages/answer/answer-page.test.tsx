import { buildAnswer, buildAnswerSentence, buildSession } from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const { id } = buildAnswer();

async function open(answer: () => Reply) {
  await standIn({
    'GET /v2/session': () => ({ body: buildSession() }),
    'GET /v2/answers/': answer,
    'GET /v2/episode/answers': () => ({ body: { answer: buildAnswer() } }),
  });
  return renderApp(`/answer/${id}`);
}

test('an answer is shown by its link, with the way to ask once more', async () => {
  const { router } = await open(() => ({
    body: { answer: buildAnswer({ items: [buildAnswerSentence(3)] }) },
  }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Why did the fees fall?' })).toBeShown();
  expect(screen.getByText(/^Answer 3 of the/)).toBeShown();
  expect(screen.getByText('Asked on Mar 5, 2026')).toBeShown();
  expect(document.title).toBe('Why did the fees fall? · Ecco');
  await userEvent.click(screen.getByRole('link', { name: 'Ask again' }));
  await waitFor(() => expect(router.state.location.href).toBe('/home?q=Why+did+the+fees+fall%3F'));
});

test.each([
  ['list', 'Index funds', 'Nothing in “Index funds” answers this'],
  ['organisations', 'Larch Fund', 'Nothing from or about Larch Fund answers this'],
] as const)('where nothing answers, what was asked is named: a %s', async (kind, title, words) => {
  const scope = { kind, id: 'larch', title, items: 3 };
  await open(() => ({ body: { answer: buildAnswer({ scope, found: false, items: [], claims: [] }) } }));
  expect(await screen.findByRole('heading', { name: words })).toBeShown();
});

test('one that is gone is said to be, and anything else can be tried again', async () => {
  let status = 500;
  await open(() => ({ status, body: { message: 'No.' } }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  status = 404;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'There is no answer at this link' })).toBeShown();
  expect(screen.getByRole('link', { name: 'Ask a question' }).getAttribute('href')).toBe('/home');
});

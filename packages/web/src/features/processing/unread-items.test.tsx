import { buildItem, buildLibraryItem, buildSession, buildUser } from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Reply, standIn } from '../../testing/api-stand-in.ts';
import { renderComponent, renderLinked } from '../../testing/render.tsx';
import { FailureBar } from './failure-bar.tsx';
import { UnreadItems } from './unread-items.tsx';

const unread = buildLibraryItem({
  title: 'A page of nothing',
  processing_status: 'FAILED',
  message: 'There is no article on this page.',
});

async function show(items: readonly (typeof unread)[], may_retry = false) {
  const { asked } = await standIn({
    'GET /v2/session': () => ({
      body: buildSession({
        role: 'member',
        user_profile: buildUser(),
        may_retry,
        contact_email: 'desk@fund.example',
      }),
    }),
    'GET /v2/library': (): Reply => ({
      body: {
        items,
        pagination: { page: 1, per_page: 20, total: items.length, pages: 1 },
        scope: { show: null, organization: null, person: null },
      },
    }),
    'POST /v2/content/': () => ({ body: { item: unread } }),
    'POST /v2/episode/retry_transcribe': () => ({ body: { episode: buildItem(), podcast: null } }),
  });
  renderLinked(<UnreadItems />);
  return asked;
}

test('what of one’s own could not be read is one quiet line, which opens to the reason and the retry', async () => {
  const queries = await show([unread]);
  await userEvent.click(await screen.findByRole('button', { name: '1 item could not be read. Details' }));
  expect(screen.getByText(/There is no article on this page/)).toBeShown();
  await userEvent.click(screen.getByRole('button', { name: 'Retry: A page of nothing' }));
  await waitFor(() => expect(queries).toContain(`POST /v2/content/${unread.uuid}/read_again`));
});

test('an administrator starts it again as one', async () => {
  const queries = await show([unread], true);
  await userEvent.click(await screen.findByRole('button', { name: /^1 item/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Retry/ }));
  await waitFor(() => expect(queries).toContain('POST /v2/episode/retry_transcribe'));
});

test('a reader of what failed is told in plain words, with an apology and whom to write to', async () => {
  await show([]);
  const failed = buildItem({ processing_status: 'FAILED', message: null, content_total: 0 });
  renderComponent(<FailureBar item={{ ...failed, may: { ...failed.may, read_again: true } }} />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Oops, we ran into a snag. Please tell us about it.');
  expect(alert.textContent).toContain('We could not turn it into text.');
  expect(await screen.findByRole('link', { name: 'Write to desk@fund.example' })).toBeShown();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeShown();
});

import { type Status, statuses } from '@ecco/domain';
import { buildItem } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderComponent } from '../../testing/render.tsx';
import { FailureBar } from './failure-bar.tsx';
import { planningMinutes, StatusBar } from './status-bar.tsx';

const processing = (status: Status, progress: number) => buildItem({ processing_status: status, progress });

test('the bar says what happens, how far it is and how long it takes to listen and to read', () => {
  renderComponent(<StatusBar item={processing('TRANSCRIBING', 25)} />);
  expect(screen.getByText("We're processing this episode. Hang tight.")).toBeShown();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  expect(screen.getByText('Transcribing')).toBeShown();
  expect(screen.getByText('50 min to listen')).toBeShown();
  expect(screen.getByText('25 min at 2x')).toBeShown();
  expect(screen.getByText('10 min to read')).toBeShown();
});

test('the bar says how far a step of many minutes has come', () => {
  const item = { ...processing('TRANSCRIBING', 25), message: '17 of 62 minutes heard' };
  renderComponent(<StatusBar item={item} />);
  expect(screen.getByRole('status').textContent).toContain('17 of 62 minutes heard');
});

test.each([
  ['earnings', "We're processing this episode. Hang tight."],
  ['document', "We're processing this content. Hang tight."],
  ['article', "We're processing this content. Hang tight."],
  ['video', "We're processing this content. Hang tight."],
] as const)('%s is told in the words that are specified', (kind, words) => {
  renderComponent(<StatusBar item={{ ...processing('PERFORMING_ANALYSIS', 80), kind }} />);
  expect(screen.getByText(words)).toBeShown();
});

test.each(statuses)('%s has a label of its own', (status) => {
  renderComponent(<StatusBar item={processing(status, 0)} />);
  expect(screen.getByRole('status').textContent).not.toMatch(/status\.|_/);
});

test('unknown lengths are left out', () => {
  expect(planningMinutes({ duration: null, time_to_read: null })).toEqual({
    listen: null,
    twice: null,
    read: null,
  });
});

const failed = buildItem({
  processing_status: 'FAILED',
  message: 'No transcriber is configured.',
  content_total: 0,
});

test('a failure gives its reason to everyone and the retry to those who may', () => {
  renderComponent(<FailureBar item={failed} />);
  expect(screen.getByRole('alert').textContent).toContain('No transcriber is configured.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('an administrator starts it again and is told', async () => {
  const { asked } = await standIn({
    'POST /v2/episode/retry_transcribe': () => ({ body: { episode: failed, podcast: null } }),
  });
  renderComponent(<FailureBar item={{ ...failed, may: { ...failed.may, retry: true } }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry transcribe' }));
  await screen.findByRole('button', { name: 'Retry transcribe' });
  expect(asked).toContain('POST /v2/episode/retry_transcribe');
});

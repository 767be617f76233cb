import type { DoubtedLine, HearingReview } from '@ecco/contract';
import { buildItem, buildSegment } from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderComponent } from '../../testing/render.tsx';
import { notices } from '../../ui/overlay/notice.store.ts';
import { HearingButton } from './hearing-button.tsx';

const item = buildItem();
const text = 'We pay 71 basis points to Bridgewell.';
const review: HearingReview = {
  uuid: '7b1f0c52-0000-4000-8000-000000000001',
  by: null,
  paper: 'Minutes of May 6',
  at: '2031-05-20T10:00:00.000Z',
};
const place = (words: string, of: HearingReview | null = null) => ({
  at: text.indexOf(words),
  length: words.length,
  kind: 'figure' as const,
  review: of,
});
const line = (part: Partial<DoubtedLine> = {}): DoubtedLine => ({
  segment: 'heard',
  line: 3,
  text,
  start_ms: 61_000,
  end_ms: 64_000,
  places: [place('71 basis points'), place('Bridgewell')],
  set_aside: null,
  ...part,
});
const aside = line({
  segment: 'aside',
  line: 9,
  text: 'And so on.',
  places: [],
  set_aside: { reason: 'repeated', review: null },
});

async function show(lines: DoubtedLine[], open: number) {
  const sent: unknown[] = [];
  const played: unknown[] = [];
  const path = `/v2/content/${item.uuid}/hearing`;
  const accept = (_url: URL, _request: unknown, body: string) => {
    sent.push(JSON.parse(body));
    return { body: { review: review.uuid } };
  };
  await standIn({
    [`GET ${path}`]: () => ({ body: { lines, open, waiting: 0 } }),
    [`POST ${path}/confirm`]: accept,
    [`POST ${path}/restore`]: accept,
    [`POST ${path}/${review.uuid}/undo`]: () => {
      sent.push('undo');
      return { body: { review: review.uuid } };
    },
    [`GET /v2/content/${item.uuid}/transcript`]: () => ({
      body: { segments: [{ ...buildSegment(3), text }], from: 3, total: 10 },
    }),
  });
  renderComponent(
    <HearingButton
      item={item}
      onPlay={(one) => played.push(one.seconds)}
      editor={(segment) => (segment === null ? null : <p>Edits: {segment.text}</p>)}
    />,
  );
  return { sent, played };
}
const rows = () => screen.getAllByRole('listitem');

test('places are gone through with the keys: heard, confirmed, edited', async () => {
  const { sent, played } = await show([line()], 2);
  await userEvent.click(await screen.findByRole('button', { name: '2 places heard unsurely' }));
  await waitFor(() => expect(document.activeElement).toBe(rows()[0]));
  await userEvent.keyboard(' ');
  expect(played).toEqual([61]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual([{ segment: 'heard', words: '71 basis points' }]));
  await waitFor(() => expect(document.activeElement).toBe(rows()[1]));
  await userEvent.keyboard('{ArrowUp}{ArrowDown}e');
  expect(await screen.findByText(`Edits: ${text}`)).toBeShown();
  notices.getState().notices[0]?.action?.run();
  await waitFor(() => expect(sent[1]).toBe('undo'));
});

test('what a paper confirmed names it, and a line that is set aside is restored with one press', async () => {
  const { sent } = await show([line({ places: [place('71 basis points', review)] }), aside], 0);
  await userEvent.click(await screen.findByRole('button', { name: 'Places heard unsurely' }));
  expect(screen.getByText(/Confirmed by Minutes of May 6/)).toBeShown();
  expect(screen.getByText(/The same words over and over/)).toBeShown();
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(sent).toEqual([{ segment: 'aside' }]));
});

test('an item that was heard well has nothing to open', async () => {
  await show([], 0);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

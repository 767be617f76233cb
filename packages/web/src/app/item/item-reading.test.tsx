import type { Item, ReadingReport } from '@ecco/contract';
import { buildItem } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderComponent } from '../../testing/render.tsx';
import { NoticeStack } from '../../ui/overlay/notice-stack.tsx';
import { ItemReading } from './actions/item-reading.tsx';

const report: ReadingReport = {
  ...{ reader: 'transcript', format: 'vtt', version: 1 },
  entries: [
    {
      ...{ what: 'cue-time-mended', severity: 'mended', count: 1, of: 240 },
      first: { kind: 'line', number: 5 },
      excerpt: '0:00:01.0 --> 00:00:09.000',
    },
    {
      ...{ what: 'cue-time-unread', severity: 'not-understood', count: 3, of: 240 },
      first: { kind: 'line', number: 1_014 },
      excerpt: 'soon --> later',
    },
  ],
};
const read = (more: Partial<Item> = {}): Item => {
  const item = buildItem({ uuid: 'heard', reading_reports: [report], ...more });
  return { ...item, may: { ...item.may, read_again: true } };
};

test('a line tells the worst of how it was read, and opens to all with what stands there', () => {
  renderComponent(<ItemReading item={read()} />);
  const lines = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  const unread = '3 of 240 captions have times that can’t be read; their words are kept without them.';
  const summary = screen.getByText(`${unread} The first is at line 1,014.`, { selector: 'summary' });
  expect(summary).toBeShown();
  expect(summary.nextElementSibling?.textContent).toBe('soon --> later');
  expect(lines).toEqual([
    '1 of 240 captions has a time in an unusual form and was read as it was meant. It is at line 5.0:00:01.0 --> 00:00:09.000',
  ]);
});

test('corrections that would be lost are told, and lost once that is confirmed', async () => {
  const sent: string[] = [];
  await standIn({
    'POST /v2/content/heard/read_again': (_url, _request, body) => {
      sent.push(body);
      return body.includes('true')
        ? { body: { item: buildItem(), outcome: 'started' } }
        : { status: 409, body: { code: 'item.corrections-lost', message: 'Loses 2 corrected lines.' } };
    },
  });
  renderComponent(
    <>
      <ItemReading item={read()} />
      <NoticeStack />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Loses 2 corrected lines.');
  expect(sent).toHaveLength(1);
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Read again' }).findLast(() => true) ?? document.body,
  );
  expect(await screen.findByText('Reading it again.')).toBeShown();
  expect(sent).toHaveLength(2);
});

test('who keeps the library learns that readers have improved', () => {
  renderComponent(<ItemReading item={read({ reading_reports: [], readers_improved: true })} />);
  expect(screen.getByText('Readers have improved since this was read.')).toBeShown();
});

test('what was joined is told apart once that is confirmed', async () => {
  const { asked } = await standIn({
    'POST /v2/content/heard/tell_apart': () => ({ body: { item: buildItem() } }),
  });
  const joined = {
    ...{ uuid: '6a1c0f0e-3f7f-4d5e-9d4b-0a8f5c3f2b11', title: 'june-file.vtt', reason: 'words' as const },
    ...{ added_at: '2026-03-04T09:00:00Z', joined_at: '2026-03-05T09:00:00Z' },
  };
  renderComponent(
    <>
      <ItemReading item={read({ reading_reports: [], joined: [joined] })} />
      <NoticeStack />
    </>,
  );
  const text = screen.getByText(/^Joined with/).textContent;
  expect(text).toBe('Joined with “june-file.vtt”, added Mar 4, 2026. Both say the same words.');
  expect(screen.queryByRole('button', { name: 'Read again' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Tell “june-file.vtt” apart' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Tell apart' }));
  expect(await screen.findByText('“june-file.vtt” is a separate item again.')).toBeShown();
  expect(asked).toContain('POST /v2/content/heard/tell_apart');
});

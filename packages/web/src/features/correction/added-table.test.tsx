import type { ItemDetails } from '@ecco/contract';
import { buildItemCard, idOf } from '@ecco/factories/answers';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderLinked } from '../../testing/render.tsx';
import { notices } from '../../ui/overlay/notice.store.ts';
import { AddedTable } from './added-table.tsx';

const detailsOf = (at: number, title: string): ItemDetails => ({
  uuid: idOf(at),
  title,
  date: null,
  kind: 'document',
  show: null,
  organization: null,
  organization_named: null,
  language: 'en',
  reading: false,
  found: [],
  held: [],
  edits: [],
});
const items = [1, 2].map((at) => buildItemCard({ uuid: idOf(at), title: `File ${at}` }));

test('several uploads are rows that are put right in place and confirmed together; what is refused is told', async () => {
  const sent: unknown[] = [];
  let refused = true;
  await standIn({
    [`GET /v2/content/${idOf(1)}/details`]: () => ({ body: detailsOf(1, 'Minutes') }),
    [`GET /v2/content/${idOf(2)}/details`]: () => ({
      body: { ...detailsOf(2, 'Memo'), organization_named: 'Halvern Teachers' },
    }),
    [`PATCH /v2/content/${idOf(1)}`]: (_url, _request, body) => {
      sent.push(JSON.parse(body));
      return { body: detailsOf(1, 'Minutes of May') };
    },
    [`PATCH /v2/content/${idOf(2)}`]: () =>
      refused ? { status: 400, body: { message: 'No.' } } : { body: detailsOf(2, 'Memo') },
  });
  renderLinked(
    <AddedTable
      items={items}
      statusOf={() => null}
      unknownNames={(names) => <p>{`Names: ${names.join()}`}</p>}
    />,
  );
  const title = await screen.findByLabelText<HTMLInputElement>('Title of File 1');
  expect(title.value).toBe('Minutes');
  await userEvent.clear(title);
  await userEvent.type(title, 'Minutes of May');
  await screen.findByLabelText('Date of File 2');
  expect(screen.getByText('Names: Halvern Teachers')).toBeShown();
  const said = () => notices.getState().notices.map(({ text }) => text);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm all' }));
  await waitFor(() => expect(said().at(-1)).toMatch(/^1 item could not be saved/));
  expect(sent).toMatchObject([{ title: 'Minutes of May', kind: 'document' }]);
  refused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Confirm all' }));
  await waitFor(() => expect(said()).toContain('2 items confirmed.'));
});

import {
  buildConnection,
  buildMeeting,
  buildMeetingSource,
  buildOrganization,
  idOf,
} from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { agree, button, ok, said, session } from '../../../testing/admin-session.ts';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const organization = buildOrganization({ state: 'NY', may: { manage: true } });
const paper = buildMeetingSource({ uuid: idOf(0x71), kind: 'document' });
const meeting = buildMeeting({
  title: 'Board',
  date: '2026-10-15T13:00:00.000Z',
  time_zone: 'America/Chicago',
  documents: [paper],
});
const joined = buildConnection({
  edge_type: 'HAS_MEETING',
  target_node: { id: meeting.uuid, type: 'MEETING', slug: 'board', name: 'Board' },
});

/** The meetings of an organization in its manager; what was sent. */
async function open(more: Record<string, (url: URL) => Reply> = {}) {
  const sent: { line: string; body: unknown }[] = [];
  const noting = (reply: Reply) => (url: URL, request: { method?: string | undefined }, body: string) => {
    sent.push({ line: `${request.method} ${url.pathname}`, body: body === '' ? null : JSON.parse(body) });
    return reply;
  };
  await standIn({
    ...session,
    'GET /v2/manage/org/linden': ok({ organization }),
    [`GET /v2/manage/org/${organization.uuid}/connections`]: ok({ connections: [joined] }),
    'GET /v2/pension_funds/events/': ok({ event: meeting }),
    'POST /v2/admin/events': noting({ body: { event: meeting } }),
    'PUT /v2/admin/events': noting({ body: { event: meeting } }),
    'DELETE /v2/admin/events': noting({ body: { message: 'The meeting is gone.' } }),
    ...more,
  });
  renderApp('/manage/org/linden?tab=meeting');
  await screen.findByRole('button', { name: 'Edit Board' });
  return sent;
}
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

test('a meeting is made by hand, once what is wrong is right', async () => {
  const sent = await open();
  await userEvent.click(button('Add meeting'));
  const form = dialog('Add a meeting');
  await userEvent.type(form.getByLabelText('Time'), '09:30');
  await userEvent.click(form.getByRole('button', { name: 'Add meeting' }));
  expect(form.getByText('A meeting needs a title.')).toBeShown();
  expect(form.getByText('Choose the date of this time.')).toBeShown();
  await userEvent.type(form.getByLabelText(/^Title/), 'Investment committee');
  await userEvent.type(form.getByLabelText('Date'), '2026-12-03');
  await userEvent.type(form.getByLabelText('Place'), 'Hall 2');
  await userEvent.type(form.getByLabelText('Link'), 'fund.example/live');
  await userEvent.type(form.getByLabelText('Agenda'), 'Call to order{enter}Fees');
  await userEvent.click(form.getByRole('button', { name: 'Add meeting' }));
  await waitFor(() => expect(said()).toEqual(['Meeting added successfully']));
  expect(sent).toMatchObject([
    {
      line: 'POST /v2/admin/events',
      body: {
        title: 'Investment committee',
        date: '2026-12-03T14:30:00.000Z',
        time_zone: 'America/New_York',
        location: 'Hall 2',
        link: 'fund.example/live',
        agenda: ['Call to order', 'Fees'],
        organization: organization.uuid,
      },
    },
  ]);
});

test('a meeting is changed by what differs', async () => {
  const sent = await open();
  await userEvent.click(button('Edit Board'));
  const form = dialog('Edit meeting');
  expect(await form.findByLabelText('Time')).toHaveProperty('value', '08:00');
  expect(form.getByLabelText('Time zone')).toHaveProperty('value', 'America/Chicago');
  await userEvent.type(form.getByLabelText(/^Title/), ' of trustees');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(said()).toEqual(['Meeting updated successfully']));
  expect(sent).toEqual([
    { line: `PUT /v2/admin/events/${meeting.uuid}`, body: { title: 'Board of trustees' } },
  ]);
});

test('a meeting is deleted once that is confirmed, and made again with its papers', async () => {
  const sent = await open();
  await userEvent.click(button('Edit Board'));
  await userEvent.click(await dialog('Edit meeting').findByRole('button', { name: 'Delete meeting' }));
  expect(screen.getByText('Delete “Board”?')).toBeShown();
  await agree('Delete');
  await waitFor(() => expect(said()).toEqual(['Meeting deleted successfully']));
  await userEvent.click(button('Undo: “Board” was deleted.'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { line: `DELETE /v2/admin/events/${meeting.uuid}` },
    { line: 'POST /v2/admin/events', body: { title: 'Board', sources: [paper.uuid] } },
  ]);
});

test('a refusal says why, and keeps what was typed', async () => {
  await open({
    'PUT /v2/admin/events': () => ({ status: 409, body: { message: 'It is there.', code: 'x' } }),
  });
  await userEvent.click(button('Edit Board'));
  const form = dialog('Edit meeting');
  await userEvent.type(await form.findByLabelText('Place'), 'Hall 3');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('It is there.')).toBeShown();
  expect(form.getByLabelText('Place')).toHaveProperty('value', 'Hall 3');
  expect(said()).toEqual(['Failed to save meeting']);
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Reply, standIn } from '../../testing/api-stand-in.ts';
import { renderComponent } from '../../testing/render.tsx';
import { notices } from '../../ui/overlay/notice.store.ts';
import { InviteForm } from './invite-form.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Invite by email' });
const said = () => notices.getState().notices.map(({ text }) => text);

async function open(reply: Reply = { body: { changed: 1 } }): Promise<unknown[]> {
  const sent: unknown[] = [];
  await standIn({
    'POST /v2/admin/waitlist': (_url, _request, body) => {
      sent.push(JSON.parse(body));
      return reply;
    },
  });
  renderComponent(<InviteForm />);
  return sent;
}

test('an address is invited by the keyboard, and the field is free for the next', async () => {
  const sent = await open();
  await userEvent.tab();
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard(' tom@fund.example {Enter}');
  await waitFor(() => expect(said()).toEqual(['1 address approved and invited.']));
  expect(sent).toEqual([{ emails: ['tom@fund.example'] }]);
  expect(field().value).toBe('');
});

test('an address that was approved before is no news', async () => {
  await open({ body: { changed: 0 } });
  await userEvent.type(field(), 'tom@fund.example{Enter}');
  await waitFor(() => expect(said()).toEqual(['Nothing to do: already approved.']));
});

test.each([
  [' ', 'Email is required'],
  ['tom at fund', 'Invalid email format'],
])('“%s” is not sent, and the field says why until it changes', async (typed, words) => {
  const sent = await open();
  await userEvent.type(field(), `${typed}{Enter}`);
  expect(screen.getByText(words)).toBeShown();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  await userEvent.type(field(), 'x');
  expect(screen.queryByText(words)).toBeNull();
});

test.each([
  [{ status: 422, body: { message: 'This domain is not allowed.' } }, 'This domain is not allowed.'],
  [{ status: 500, body: {} }, 'The waitlist could not be changed.'],
])('a refusal stands at the field, and what was typed stays', async (reply, words) => {
  await open(reply);
  await userEvent.type(field(), 'tom@fund.example{Enter}');
  expect(await screen.findByText(words)).toBeShown();
  expect(field().value).toBe('tom@fund.example');
  expect(said()).toEqual([]);
});

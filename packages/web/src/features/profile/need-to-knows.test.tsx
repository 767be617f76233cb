import { limits } from '@ecco/contract';
import { buildUser } from '@ecco/factories/answers';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { type Reply, standIn } from '../../testing/api-stand-in.ts';
import { renderComponent } from '../../testing/render.tsx';
import { notices } from '../../ui/overlay/notice.store.ts';
import { readDraft } from './draft.ts';
import { NeedToKnows } from './need-to-knows.tsx';

// A draft outlives the component, and the test.
afterEach(() => sessionStorage.clear());

const user = buildUser({ prompt_context: { profile_prompt: 'Fees.' } });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your need-to-knows' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const said = () => notices.getState().notices.map(({ text, tone }) => `${tone}: ${text}`);

async function open(reply: () => Reply | Promise<Reply> = () => ({ status: 500, body: {} })) {
  const sent: unknown[] = [];
  await standIn({
    'POST /v2/user/update_prompt_context': (_url, _request, body) => {
      sent.push(JSON.parse(body));
      return reply();
    },
  });
  renderComponent(<NeedToKnows user={user} />);
  return sent;
}
const saved = (text: string): Reply => ({ body: { prompt_context: { profile_prompt: text } } });

test('it begins with what is saved, and there is nothing to save or to discard', async () => {
  await open();
  expect(field().value).toBe('Fees.');
  expect(button('Save').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
});

test('by the keyboard alone it is changed and saved', async () => {
  const sent = await open(() => saved('Fees. Climate.'));
  await userEvent.tab();
  expect(document.activeElement).toBe(field());
  await userEvent.type(field(), ' Climate.');
  await userEvent.tab();
  expect(document.activeElement).toBe(button('Save'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(said()).toEqual(['success: Your profile has been updated']));
  expect(sent).toEqual([{ prompt_type: 'profile_prompt', prompt_text: 'Fees. Climate.' }]);
  expect(readDraft(user.uuid)).toBeNull();
});

test('while it is saved the words stand still', async () => {
  const answer = Promise.withResolvers<Reply>();
  await open(() => answer.promise);
  await userEvent.type(field(), ' Climate.');
  await userEvent.click(button('Save'));
  await waitFor(() => expect(field().readOnly).toBe(true));
  expect(button('Discard changes').disabled).toBe(true);
  answer.resolve(saved('Fees. Climate.'));
  await waitFor(() => expect(field().readOnly).toBe(false));
});

describe('what is refused', () => {
  test('stays in the field, with the words of the server below it', async () => {
    await open(() => ({ status: 422, body: { message: 'No addresses, please.' } }));
    await userEvent.type(field(), ' ines@fund.example');
    await userEvent.click(button('Save'));
    expect(await screen.findByText('No addresses, please.')).toBeShown();
    expect(field().value).toBe('Fees. ines@fund.example');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(said()).toEqual(['error: Failed to update profile']);
    expect(readDraft(user.uuid)).toBe('Fees. ines@fund.example');
  });
});

describe('the length', () => {
  test('is counted from nine tenths on, and no further', async () => {
    await open();
    fireEvent.change(field(), { target: { value: 'x'.repeat(limits.promptMax * 0.9 - 1) } });
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.change(field(), { target: { value: 'x'.repeat(limits.promptMax * 0.9) } });
    expect(screen.getByRole('status').textContent).toMatch(/ characters$/);
  });

  test('beyond the limit is not saved', async () => {
    const sent = await open();
    fireEvent.change(field(), { target: { value: 'x'.repeat(limits.promptMax + 1) } });
    expect(screen.getByText(/^At most /)).toBeShown();
    await userEvent.click(button('Save'));
    expect(sent).toEqual([]);
  });
});

test('discarding gives the saved words back and forgets the others', async () => {
  await open();
  await userEvent.type(field(), ' Climate.');
  expect(readDraft(user.uuid)).toBe('Fees. Climate.');
  await userEvent.click(button('Discard changes'));
  expect([field().value, readDraft(user.uuid)]).toEqual(['Fees.', null]);
});

import { type ApiKey, limits } from '@ecco/contract';
import { buildApiKey } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type Reply, standIn } from '../../testing/api-stand-in.ts';
import { renderComponent } from '../../testing/render.tsx';
import { notices } from '../../ui/overlay/notice.store.ts';
import { ApiKeyList } from './api-key-list.tsx';

const aKey = (id: string, part: Partial<ApiKey> = {}) =>
  buildApiKey({ id, name: `Key ${id}`, hint: `${id}${id}${id}${id}`, ...part });
const said = () => notices.getState().notices.map(({ text, tone }) => `${tone}: ${text}`);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of a new key' });

/** A person with these keys; `refusal` is what the server says to a change instead of doing it. */
async function open(keys: ApiKey[], refusal: Reply | null = null) {
  let left = keys;
  const sent: unknown[] = [];
  await standIn({
    'GET /v2/user/api_keys': () => ({ body: { api_keys: left } }),
    'POST /v2/user/api_keys': (_url, _request, body) => {
      sent.push(JSON.parse(body));
      if (refusal) return refusal;
      const made = aKey('n', { name: JSON.parse(body).name });
      left = [...left, made];
      return { status: 201, body: { ...made, key: 'ecco_secret' } };
    },
    'DELETE /v2/user/api_keys': ({ pathname }) => {
      if (refusal) return refusal;
      left = left.filter(({ id }) => !pathname.endsWith(`/${id}`));
      return { body: { message: 'Revoked.' } };
    },
  });
  renderComponent(<ApiKeyList />);
  return sent;
}

test('without a key it says so', async () => {
  await open([]);
  expect(await screen.findByText('You have no API keys.')).toBeShown();
});

test('a key is named by its end, with its age and its last use', async () => {
  await open([aKey('a'), aKey('b', { last_used_at: '2026-03-04T09:00:00Z' })]);
  const [unused, used] = await screen.findAllByRole('listitem');
  expect(unused?.textContent).toMatch(/Key a …aaaa.*Created Mar 1, 2026.*Never used/);
  expect(used?.textContent).toMatch(/Last used/);
});

describe('a new key', () => {
  test('needs a name', async () => {
    const sent = await open([]);
    await userEvent.type(field(), '   {Enter}');
    expect(screen.getByText('Give the key a name.')).toBeShown();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
    await userEvent.type(field(), 'r');
    expect(screen.queryByText('Give the key a name.')).toBeNull();
  });

  test('cannot be named at more length than the server takes', async () => {
    await open([]);
    expect(field().maxLength).toBe(limits.apiKeyNameMax);
  });

  test('is shown this once, and put away the focus is back in the field', async () => {
    const sent = await open([]);
    await userEvent.type(field(), ' Reports {Enter}');
    expect(await screen.findByText('ecco_secret')).toBeShown();
    expect(sent).toEqual([{ name: 'Reports' }]);
    expect(field().value).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'I have stored it' }));
    expect(screen.queryByText('ecco_secret')).toBeNull();
    expect(document.activeElement).toBe(field());
    expect(await screen.findByRole('button', { name: 'Revoke Reports' })).toBeShown();
  });

  test.each([
    [{ status: 500, body: {} }, 'The key could not be created. Try again.'],
    [{ status: 409, body: { message: 'You have ten keys already.' } }, 'You have ten keys already.'],
  ])('that is refused keeps its name', async (refusal, words) => {
    await open([], refusal);
    await userEvent.type(field(), 'Reports{Enter}');
    expect(await screen.findByText(words)).toBeShown();
    expect(field().value).toBe('Reports');
  });
});

describe('revoking', () => {
  const revoke = async (answer: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Key a' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke “Key a”?' }));
    await userEvent.click(question.getByRole('button', { name: answer }));
  };

  test('is asked first', async () => {
    await open([aKey('a')]);
    await revoke('Cancel');
    expect(screen.getByText(/^Key a/)).toBeShown();
  });

  test('takes the key from the list', async () => {
    await open([aKey('a')]);
    await revoke('Revoke');
    expect(await screen.findByText('You have no API keys.')).toBeShown();
    expect(said()).toEqual(['success: The key “Key a” has been revoked.']);
  });

  test('that fails says that the key still works', async () => {
    await open([aKey('a')], { status: 500, body: {} });
    await revoke('Revoke');
    await waitFor(() => expect(said()).toEqual(['error: The key could not be revoked. It still works.']));
    expect(screen.getByText(/^Key a/)).toBeShown();
  });
});

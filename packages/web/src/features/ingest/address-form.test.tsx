import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { AddressForm } from './address-form.tsx';

function shown(refusal: string | null = null) {
  const sent: string[] = [];
  renderComponent(
    <AddressForm initial="" busy={false} refusal={refusal} onSubmit={(url) => sent.push(url)} />,
  );
  return { sent, field: screen.getByLabelText('Link'), send: () => userEvent.keyboard('{Enter}') };
}

test('a whole address is sent, one without its scheme is completed', async () => {
  const { sent, field, send } = shown();
  await userEvent.type(field, 'example.org/feed.xml');
  await send();
  expect(sent).toEqual(['https://example.org/feed.xml']);
});

test('what is no address is refused in place and kept to be mended', async () => {
  const { sent, field, send } = shown();
  await userEvent.type(field, 'nonsense');
  await send();
  expect(screen.getByText('Invalid URL')).toBeShown();
  expect(field).toHaveProperty('value', 'nonsense');
  expect(sent).toEqual([]);
  await userEvent.type(field, '!');
  expect(screen.queryByText('Invalid URL')).toBeNull();
});

test('words lead to the search and to pasting, and are sent nowhere', async () => {
  const { sent, field, send } = shown();
  await userEvent.type(field, 'calpers board meeting');
  await send();
  expect(screen.getByText(/^This is not a link\. To find something, use the search/)).toBeShown();
  expect(sent).toEqual([]);
});

test('an empty field says what to give', async () => {
  const { field, send } = shown();
  await userEvent.click(field);
  await send();
  expect(screen.getByText('Paste a link or choose a file.')).toBeShown();
});

test('the refusal of the server stands at the field', () => {
  const { field } = shown('This address leads to a private network.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('This address leads to a private network.')).toBeShown();
});

import { buildSession, buildUser } from '@ecco/factories/answers';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

beforeEach(async () => {
  await standIn({
    'GET /v2/session': () => ({ body: buildSession({ role: 'member', user_profile: buildUser() }) }),
  });
  renderApp('/developers/gallery');
  await screen.findByRole('heading', { level: 1, name: 'Gallery' });
});

const funds = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

test('the table orders its list by a head and counts what is chosen', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Fund' }));
  expect(funds()).toEqual(['Larch Valley Teachers', 'Port Avery Employees', 'Stonebrook Fire and Police']);
  await userEvent.click(screen.getByRole('button', { name: 'Fund' }));
  expect(funds()[0]).toBe('Stonebrook Fire and Police');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText('3 funds chosen').getAttribute('role')).toBe('status');
});

test('a question begins on the answer that takes nothing away', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Remove the fund' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Remove Larch Valley Teachers?' }));
  expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('rows are put in order from the keyboard, and where one came to lie is said', async () => {
  screen.getByRole('button', { name: 'Move Larch Valley Teachers' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByText('Larch Valley Teachers is now number 2.').getAttribute('role')).toBe('status');
});

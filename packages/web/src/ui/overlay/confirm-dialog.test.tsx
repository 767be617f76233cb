import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

function shown() {
  const happened: string[] = [];
  const question = {
    title: 'Revoke it?',
    text: 'This cannot be undone.',
    confirm: 'Revoke',
    cancel: 'Cancel',
    run: () => happened.push('run'),
  };
  renderComponent(<ConfirmDialog question={question} onClose={() => happened.push('close')} />);
  return happened;
}

test('it says what it is about, and begins where nothing is taken away', () => {
  shown();
  const dialog = screen.getByRole('alertdialog', {
    name: 'Revoke it?',
    description: 'This cannot be undone.',
  });
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.textContent).toBe('Cancel');
});

test('Cancel only closes', async () => {
  const happened = shown();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(happened).toEqual(['close']);
});

test('the other button closes and does it', async () => {
  const happened = shown();
  await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(happened).toEqual(['close', 'run']);
});

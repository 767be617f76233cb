import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderLinked } from '../../testing/render.tsx';
import { notices, say } from './notice.store.ts';
import { NoticeStack } from './notice-stack.tsx';

afterEach(() => {
  for (const { id } of notices.getState().notices) notices.getState().dismiss(id);
});

test('u does what the latest message offers, once, wherever the focus is', async () => {
  const undo = vi.fn();
  renderLinked(<NoticeStack />);
  notices.getState().offer('Deleted: Minutes', { label: 'Undo', run: undo });
  say('Copied');
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeShown();
  await userEvent.keyboard('u');
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Deleted: Minutes')).toBeNull();
  await userEvent.keyboard('u');
  expect(undo).toHaveBeenCalledOnce();
});

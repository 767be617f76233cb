import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { Accepted } from './accepted.tsx';

test('what can be added is told to those who ask', async () => {
  renderComponent(<Accepted />);
  const formats = screen.getByText(/^Audio and video: MP3/);
  expect(formats.closest('details')?.open).toBe(false);
  await userEvent.click(screen.getByText('What can I add?'));
  expect(formats.closest('details')?.open).toBe(true);
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { Segmented } from './segmented.tsx';

const choices = [
  { value: 'page', text: 'Page' },
  { value: 'cards', text: 'Cards' },
] as const;

function Choice() {
  const [value, setValue] = useState<'page' | 'cards'>('page');
  return <Segmented label="Read as" value={value} choices={choices} onChoose={setValue} />;
}
const pressed = () =>
  within(screen.getByRole('group', { name: 'Read as' }))
    .getAllByRole('button', { pressed: true })
    .map((button) => button.textContent);

test('one choice is pressed, and another takes its place', async () => {
  renderComponent(<Choice />);
  expect(pressed()).toEqual(['Page']);
  await userEvent.click(screen.getByRole('button', { name: 'Cards' }));
  expect(pressed()).toEqual(['Cards']);
});

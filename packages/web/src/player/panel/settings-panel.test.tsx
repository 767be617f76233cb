import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { notices } from '../../ui/overlay/notice.store.ts';
import { trackOf } from '../queue/queue.fixture.ts';
import { SettingsPanel } from './settings-panel.tsx';

function open() {
  const happened: string[] = [];
  const { services } = renderComponent(
    <SettingsPanel opener={{ current: null }} onClose={() => happened.push('close')} />,
  );
  const { player } = services;
  act(() => player.getState().offer(trackOf('a'), 65));
  return { player, happened };
}
const seekTo = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Go to' });

describe('a time', () => {
  test.each([
    ['12:30', 750],
    ['1:02', 62],
    ['90', 90],
  ])('typed as %s is gone to', async (typed, seconds) => {
    const { player } = open();
    await userEvent.type(seekTo(), `${typed}{Enter}`);
    expect(player.getState().time).toBe(Math.min(seconds, player.getState().duration || seconds));
    expect(seekTo().value).toBe('');
  });

  test('that is none is refused in place, and nothing moves', async () => {
    const { player } = open();
    await userEvent.type(seekTo(), 'soon{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Enter a time such as 12:30 or 1:02:30.');
    expect(seekTo().getAttribute('aria-invalid')).toBe('true');
    expect([seekTo().value, player.getState().time]).toEqual(['soon', 65]);
    await userEvent.clear(seekTo());
    await userEvent.type(seekTo(), '10{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('the speed is one of a group, and the chosen one is marked', async () => {
  const { player } = open();
  await userEvent.click(screen.getByRole('radio', { name: '1.5×' }));
  expect(player.getState().speed).toBe(1.5);
  expect(screen.getByRole('radio', { name: '1.5×' })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: '1×' })).toHaveProperty('checked', false);
});

test('the link that is copied begins where it is heard', async () => {
  open();
  expect(screen.getByText('Copies a link that begins at 1:05.')).toBeShown();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(notices.getState().notices).toHaveLength(1));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/ep/a?timestamp=65`);
});

test('every key of the player is named, folded away until it is asked for', async () => {
  open();
  expect(screen.getByText('Space')).not.toBeShown();
  await userEvent.click(screen.getByText('Keyboard'));
  for (const name of ['Space', 'Shift + Left, Right', 'Shift + Up, Down', 'Shift + Page Down, Page Up'])
    expect(screen.getByText(name)).toBeShown();
});

test('it is closed by its button and by Escape', async () => {
  const { happened } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Close settings' }));
  screen.getByRole('button', { name: 'Close settings' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(happened).toEqual(['close', 'close']);
});

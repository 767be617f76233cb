import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { notices, say } from '../../ui/overlay/notice.store.ts';
import { PlayerBar } from '../bar/player-bar.tsx';
import { anEntry, entriesOf, trackOf } from '../queue/queue.fixture.ts';
import { queue } from '../queue/queue.store.ts';

const order = (): string =>
  queue
    .getState()
    .entries.map(({ uuid }) => uuid)
    .join('');

async function opened(uuids: string) {
  const visited: string[] = [];
  const { services } = renderComponent(<PlayerBar onOpen={(path) => visited.push(path)} />);
  act(() => {
    services.player.getState().offer(trackOf('a'));
    if (uuids !== '') queue.getState().start({ id: null, name: 'Timber', entries: entriesOf(uuids), at: 0 });
  });
  await userEvent.click(screen.getByRole('button', { name: /^Playlist/ }));
  const panel = await screen.findByRole('dialog', { name: 'NOW PLAYING' });
  return { panel: within(panel), visited, player: services.player };
}

test('the panel names the list, what plays and what follows', async () => {
  const { panel } = await opened('abc');
  expect(panel.getByText('Timber, 3 entries')).toBeShown();
  const rows = panel.getAllByRole('listitem');
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['true', null, null]);
  await userEvent.click(panel.getByRole('button', { name: /^Play Episode c/ }));
  expect(queue.getState()).toMatchObject({ at: 2, turn: 2 });
});

test('an entry is moved by the keyboard and keeps the focus', async () => {
  const { panel } = await opened('abc');
  const handle = panel.getByRole('button', { name: /^Move Episode a: drag/ });
  handle.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(order()).toBe('bac');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Move Episode a: drag/);
  expect(panel.getByText('Episode a is now number 2 of 3.')).toBeShown();
  await userEvent.click(panel.getByRole('button', { name: 'Move Episode c up' }));
  expect(order()).toBe('bca');
});

test('an entry is removed, and the focus stays in the list', async () => {
  const { panel } = await opened('abc');
  await userEvent.click(panel.getByRole('button', { name: 'Remove Episode b from the playlist' }));
  expect(order()).toBe('ac');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Episode c from the playlist');
});

test('with nothing but what plays it says where more comes from', async () => {
  const { panel, visited } = await opened('');
  expect(panel.getByText(/^Nothing queued/)).toBeShown();
  await userEvent.click(panel.getByRole('link', { name: 'Lists' }));
  expect(visited).toEqual(['/home']);
});

test('whoever plays a list for the first time is greeted, once', async () => {
  const { services } = renderComponent(<PlayerBar onOpen={() => {}} />);
  act(() => services.player.getState().offer(trackOf('a')));
  expect(screen.queryByText('Welcome to your smart playlist!')).toBeNull();
  act(() => queue.getState().enqueue(anEntry('b')));
  expect(screen.getByText('Welcome to your smart playlist!')).toBeShown();
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText('Welcome to your smart playlist!')).toBeNull();
  expect(localStorage.getItem('player-welcomed')).toBe('true');
});

test('the greeting waits for the place of the short messages', () => {
  const { services } = renderComponent(<PlayerBar onOpen={() => {}} />);
  act(() => services.player.getState().offer(trackOf('a')));
  act(() => say('Added to the queue'));
  act(() => queue.getState().enqueue(anEntry('b')));
  expect(screen.queryByText('Welcome to your smart playlist!')).toBeNull();
  act(() => notices.setState({ notices: [] }));
  expect(screen.getByText('Welcome to your smart playlist!')).toBeShown();
});

test('next is there only when something else follows', async () => {
  const { services } = renderComponent(<PlayerBar onOpen={() => {}} />);
  act(() => services.player.getState().offer(trackOf('a')));
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  act(() => queue.getState().enqueue(anEntry('b')));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(queue.getState()).toMatchObject({ at: 0, turn: expect.any(Number) });
});

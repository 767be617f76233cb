import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import type { Track } from '../track.ts';
import { PlayerBar } from './player-bar.tsx';
import { PlayerDock } from './player-dock.tsx';

const track: Track = {
  uuid: 'a',
  kind: 'audio',
  src: '/a.mp3',
  title: 'Why fees fell',
  subtitle: 'Allocator Hours',
  image: null,
  content: 'episode',
  other: null,
  path: '/ep/fees',
  duration: 600,
  chapters: [{ index: 0, title: 'Opening', start: 0 }],
};

function shown(part: Partial<Track> = {}) {
  const opened: string[] = [];
  const result = renderComponent(<PlayerBar onOpen={(path) => opened.push(path)} />);
  act(() => result.services.player.getState().offer({ ...track, ...part }));
  return { ...result, opened, player: result.services.player };
}

test('there is no bar while there is nothing to play, nor for a video that has not been started', async () => {
  const { services } = renderComponent(<PlayerDock onOpen={() => {}} />);
  const player = services.player.getState();
  act(() => player.offer({ ...track, kind: 'video' }));
  expect(document.documentElement.hasAttribute('data-player')).toBe(false);
  act(() => player.close());
  act(() => player.offer(track));
  expect(await screen.findByRole('region', { name: 'Player' })).toBeShown();
  expect(document.documentElement.hasAttribute('data-player')).toBe(true);
});

test('the bar steps thirty seconds and tells the time that remains', async () => {
  const { player } = shown();
  act(() => player.getState().seek(100));
  await userEvent.click(screen.getByRole('button', { name: 'Forward 30 seconds' }));
  expect(player.getState().time).toBe(130);
  expect(screen.getByTitle('7:50 remaining')).toBeShown();
});

test('the slider speaks its position and moves the track', () => {
  const { player } = shown();
  const slider = screen.getByRole('slider', { name: 'Seek' });
  fireEvent.change(slider, { target: { value: '65' } });
  expect(player.getState().time).toBe(65);
  expect(slider.getAttribute('aria-valuetext')).toBe('1:05 of 10:00, Opening');
});

test('the title leads to the page of what plays without a new load', async () => {
  const { opened } = shown();
  await userEvent.click(screen.getByRole('link', { name: 'Why fees fell' }));
  expect(opened).toEqual(['/ep/fees']);
});

test.each([
  ['aborted', 'Media loading aborted'],
  ['network', 'Network error'],
  ['decoding', 'Decoding error'],
  ['unsupported', 'Media format not supported'],
  ['unknown', 'Unknown error'],
] as const)(
  'a file that fails says why (%s), and keeps its place for another try',
  async (problem, words) => {
    const { player } = shown();
    act(() => player.getState().seek(100));
    act(() => player.getState().fail(problem));
    expect(screen.getByRole('alert').textContent).toBe(`Failed to load sound file ${words}`);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(player.getState()).toMatchObject({ status: 'loading', time: 100, problem: null });
  },
);

test('the digest is a choice only where there is one', async () => {
  const { player } = shown();
  expect(screen.queryByRole('button', { name: 'AI Digest' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Episode' }).getAttribute('aria-pressed')).toBe('true');
  const digest = { kind: 'audio', src: '/d.mp3', duration: 90, chapters: [] } as const;
  act(() => player.getState().renew({ ...track, other: digest }));
  await userEvent.click(screen.getByRole('button', { name: 'AI Digest' }));
  expect(player.getState().track).toMatchObject({ content: 'digest', src: '/d.mp3' });
});

test('a long title is cut, of its author four words remain', () => {
  shown({ title: 'x'.repeat(60), subtitle: 'The Long Hours of Allocators' });
  expect(screen.getByRole('link').textContent).toBe(`${'x'.repeat(49)}…`);
  expect(screen.getByText('The Long Hours of · Opening')).toBeShown();
});

test('the settings seek to a typed time, set the speed, share the second and give the focus back', async () => {
  const { player } = shown();
  await userEvent.click(screen.getByRole('button', { name: 'Settings, 1×' }));
  const field = await screen.findByLabelText('Go to');
  await userEvent.type(field, 'soon{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Enter a time such as 12:30 or 1:02:30.');
  await userEvent.clear(field);
  await userEvent.type(field, '2:05{Enter}');
  expect(player.getState().time).toBe(125);
  await userEvent.click(screen.getByRole('radio', { name: '1.5×' }));
  expect(player.getState().speed).toBe(1.5);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/ep/fees?timestamp=125`);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Settings, 1.5×' }));
});

test('Shift with an arrow steps, but never while someone types', () => {
  const { player } = shown();
  act(() => player.getState().seek(100));
  fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true });
  expect(player.getState().time).toBe(130);
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'ArrowLeft', shiftKey: true });
  field.remove();
  expect(player.getState().time).toBe(130);
});

test('Shift with an arrow up or down changes the speed within those there are', () => {
  const { player } = shown();
  for (let presses = 0; presses < 5; presses += 1)
    fireEvent.keyDown(document.body, { key: 'ArrowUp', shiftKey: true });
  expect(player.getState().speed).toBe(2);
  fireEvent.keyDown(document.body, { key: 'ArrowDown', shiftKey: true });
  expect(player.getState().speed).toBe(1.5);
});

test('the pointer beside the progress is told the chapter', () => {
  shown();
  const slider = screen.getByRole('slider', { name: 'Seek' });
  fireEvent.focus(slider);
  expect(screen.getByText('0:00', { selector: '[aria-hidden] time' }).parentElement?.textContent).toBe(
    '0:00 Opening',
  );
});

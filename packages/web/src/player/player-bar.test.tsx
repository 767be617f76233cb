import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render.tsx';
import { PlayerBar } from './player-bar.tsx';
import type { Track } from './track.ts';

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
  const result = renderPart(<PlayerBar onOpen={(path) => opened.push(path)} />);
  act(() => result.services.player.getState().offer({ ...track, ...part }));
  return { ...result, opened, player: result.services.player };
}

test('there is no bar while there is nothing to play', () => {
  renderPart(<PlayerBar onOpen={() => {}} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a video that has not been started has no bar', () => {
  shown({ kind: 'video' });
  expect(screen.queryByRole('region')).toBeNull();
});

test('the bar steps thirty seconds, sets the speed and tells the time that remains', async () => {
  const { player } = shown();
  act(() => player.getState().seek(100));
  await userEvent.click(screen.getByRole('button', { name: 'Forward 30 seconds' }));
  expect(player.getState().time).toBe(130);
  await userEvent.selectOptions(screen.getByLabelText('Playback speed'), '1.5');
  expect(player.getState().speed).toBe(1.5);
  expect(screen.getByTitle('7:50 remaining')).toBeTruthy();
});

test('the slider speaks its position and moves the track', () => {
  const { player } = shown();
  const slider = screen.getByRole('slider', { name: 'Seek' });
  fireEvent.change(slider, { target: { value: '65' } });
  expect(player.getState().time).toBe(65);
  expect(slider.getAttribute('aria-valuetext')).toBe('1:05 of 10:00');
});

test('the title leads to the page of what plays without a new load', async () => {
  const { opened } = shown();
  await userEvent.click(screen.getByRole('link', { name: 'Why fees fell' }));
  expect(opened).toEqual(['/ep/fees']);
});

test('a broken file says so in the words of the product', () => {
  const { player } = shown();
  act(() => player.setState({ status: 'failed' }));
  expect(screen.getByRole('alert').textContent).toBe('Failed to load sound file');
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

import { expect, test } from 'vitest';
import { createPlayer } from './player.store.ts';
import { persistedPlace, persistPlayer } from './player-persistence.ts';
import type { Track } from './track.ts';

const track = (name: string, kind: Track['kind'] = 'audio'): Track => ({
  uuid: name,
  kind,
  src: `/media-files/${name}`,
  title: name,
  subtitle: null,
  image: null,
  content: 'episode',
  other: null,
  path: kind === 'audio' ? `/ep/${name}` : `/vid/${name}`,
  duration: 100,
  chapters: [{ index: 0, title: 'Opening', start: 0 }],
});

/** A player as a freshly loaded page has it. */
function openPage(path = '/home') {
  const player = createPlayer();
  persistPlayer(player, path);
  return player;
}

test('what was playing is there after a reload, paused, where it stood', () => {
  openPage().getState().playFrom(track('a'), 42);
  const { track: persisted, time, duration } = openPage().getState();
  expect(persisted).toEqual(track('a'));
  expect([time, duration]).toEqual([42, 100]);
});

test('a track that was taken up waits until it is asked to play', () => {
  openPage().getState().playFrom(track('a'), 42);
  const player = openPage();
  const element = document.createElement('audio');
  Object.defineProperty(element, 'duration', { value: 100 });
  player.getState().attach(element);
  element.dispatchEvent(new Event('loadedmetadata'));
  expect(player.getState().status).toBe('paused');
  expect(element.currentTime).toBe(42);
});

test('where it stands is noted every few seconds, and exactly when the page is left', () => {
  const player = openPage();
  player.getState().playFrom(track('a'), 10);
  player.setState({ time: 13 });
  expect(persistedPlace('/home')?.time).toBe(10);
  player.setState({ time: 15 });
  expect(persistedPlace('/home')?.time).toBe(15);
  player.setState({ time: 16 });
  window.dispatchEvent(new Event('pagehide'));
  expect(persistedPlace('/home')?.time).toBe(16);
});

test('a video is taken up in its own page only', () => {
  openPage().getState().playFrom(track('board', 'video'), 7);
  expect(persistedPlace('/home')).toBeNull();
  expect(persistedPlace('/vid/board')?.time).toBe(7);
});

test('a closed player is forgotten', () => {
  const player = openPage();
  player.getState().playFrom(track('a'), 42);
  player.getState().close();
  expect(openPage().getState().status).toBe('empty');
});

test.each([
  ['no record', 7],
  ['a page elsewhere', { episode: { ...track('a'), path: '//x.example' } }],
  ['an unknown kind', { episode: { ...track('a'), kind: 'film' } }],
  ['no chapters', { episode: { ...track('a'), chapters: undefined } }],
])('what was persisted with %s is left alone', (_case, persisted) => {
  localStorage.setItem('player', JSON.stringify(persisted));
  expect(openPage().getState().status).toBe('empty');
});

test('the sound that was chosen is taken up, and where the other one was left', () => {
  const digest = { kind: 'audio', src: '/digest.mp3', duration: 20, chapters: [] } as const;
  const before = openPage().getState();
  before.open({ ...track('a'), other: digest });
  before.seek(12);
  before.choose('episode');
  before.seek(42);
  window.dispatchEvent(new Event('pagehide'));
  const after = openPage();
  expect(after.getState()).toMatchObject({ time: 42, track: { content: 'episode', other: digest } });
  after.getState().choose('digest');
  expect(after.getState().time).toBe(12);
});

test('what is still being fetched is not persisted, what was there before is', () => {
  const player = openPage();
  player.getState().playFrom(track('a'), 42);
  player.getState().preview({ ...track('b'), src: '' });
  expect(persistedPlace('/home')?.track.uuid).toBe('a');
});

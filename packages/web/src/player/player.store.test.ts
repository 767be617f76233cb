import { beforeEach, expect, test } from 'vitest';
import { createPlayer, type PlayerStore } from './player.store.ts';
import { chapterAt, type Track } from './track.ts';

const track = (name: string): Track => ({
  uuid: name,
  kind: 'audio',
  src: `/media-files/${name}.mp3`,
  title: name,
  subtitle: null,
  image: null,
  content: 'episode',
  other: null,
  path: `/ep/${name}`,
  duration: 100,
  chapters: [
    { index: 0, title: 'Opening', start: 0 },
    { index: 1, title: 'Fees', start: 40 },
  ],
});

/** An element that has read its file: it is what the browser would report, without a file. */
function loaded(store: PlayerStore, seconds = 100): { element: HTMLAudioElement; release: () => void } {
  const element = document.createElement('audio');
  const release = store.getState().attach(element);
  Object.defineProperty(element, 'duration', { value: seconds });
  Object.defineProperty(element, 'readyState', { value: 4 });
  element.dispatchEvent(new Event('loadedmetadata'));
  return { element, release };
}

let player: PlayerStore;
const state = () => player.getState();
beforeEach(() => {
  player = createPlayer();
});

test('a wish to play from a second is kept until the element has come', () => {
  state().playFrom(track('a'), 42);
  expect(state()).toMatchObject({ status: 'loading', time: 42 });
  const { element } = loaded(player);
  expect(element.currentTime).toBe(42);
  expect(state()).toMatchObject({ status: 'playing', duration: 100 });
});

test('the same track is only moved, another one takes its place', () => {
  state().playFrom(track('a'), 10);
  const { element } = loaded(player);
  state().playFrom(track('a'), 30);
  expect(element.currentTime).toBe(30);
  state().playFrom(track('b'), 5);
  expect(state()).toMatchObject({ track: { uuid: 'b' }, time: 5, status: 'loading' });
});

test('an offered track never interrupts another', () => {
  state().playFrom(track('a'), 0);
  state().offer(track('b'));
  expect(state().track?.uuid).toBe('a');
});

test('an offered track waits, paused, and starts on demand', () => {
  state().offer(track('a'));
  const { element } = loaded(player);
  expect(state().status).toBe('paused');
  state().toggle();
  expect(element.paused).toBe(false);
  expect(state().status).toBe('playing');
  state().toggle();
  expect(state().status).toBe('paused');
});

test('seeking and stepping stay between the start and the end', () => {
  state().playFrom(track('a'), 90);
  loaded(player);
  state().step(30);
  expect(state().time).toBe(100);
  state().seek(-5);
  expect(state().time).toBe(0);
});

test('time is told on noticeable changes only', () => {
  state().playFrom(track('a'), 10);
  const { element } = loaded(player);
  element.currentTime = 10.1;
  element.dispatchEvent(new Event('timeupdate'));
  expect(state().time).toBe(10);
  element.currentTime = 10.4;
  element.dispatchEvent(new Event('timeupdate'));
  expect(state().time).toBe(10.4);
});

test('the speed is kept for the next visit, an odd one is not taken over', () => {
  state().setSpeed(1.5);
  expect(createPlayer().getState().speed).toBe(1.5);
  localStorage.setItem('ecco.player.speed', '17');
  expect(createPlayer().getState().speed).toBe(1);
});

test('the element takes the chosen speed as soon as it is there', () => {
  state().setSpeed(2);
  state().playFrom(track('a'), 0);
  expect(loaded(player).element.playbackRate).toBe(2);
});

test('a file that cannot be loaded is a failure that a new track clears', () => {
  state().playFrom(track('a'), 0);
  const { element } = loaded(player);
  element.dispatchEvent(new Event('error'));
  expect(state().status).toBe('failed');
  state().playFrom(track('b'), 0);
  expect(state().status).toBe('loading');
});

test('closing empties the player and a released element is heard no more', () => {
  state().playFrom(track('a'), 0);
  const { element, release } = loaded(player);
  state().close();
  expect(state()).toMatchObject({ track: null, status: 'empty', time: 0 });
  release();
  element.dispatchEvent(new Event('play'));
  expect(state().status).toBe('empty');
});

test('the chapter that runs is the last one begun', () => {
  const { chapters } = track('a');
  expect(chapterAt(chapters, 39.9)?.title).toBe('Opening');
  expect(chapterAt(chapters, 40)?.title).toBe('Fees');
  expect(chapterAt([], 40)).toBeNull();
});

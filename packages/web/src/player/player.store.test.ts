import { waitFor } from '@testing-library/react';
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

/** An element that did all this before it was lent: nobody heard what it reported. */
function before(did: Readonly<Record<string, unknown>>): HTMLAudioElement {
  const element = document.createElement('audio');
  for (const [name, value] of Object.entries({ duration: 100, ...did }))
    Object.defineProperty(element, name, { value, writable: true });
  return element;
}

let player: PlayerStore;
const state = () => player.getState();
beforeEach(() => {
  player = createPlayer();
});

test('asking to play from a second waits until the element has come', () => {
  state().playFrom(track('a'), 42);
  expect(state()).toMatchObject({ status: 'loading', time: 42 });
  const { element } = loaded(player);
  expect(element.currentTime).toBe(42);
  expect(state()).toMatchObject({ status: 'playing', duration: 100 });
});

test('a file that was read before its element was lent begins where it was asked to', () => {
  state().playFrom(track('a'), 42);
  const element = before({ readyState: 4 });
  state().attach(element);
  expect(element.currentTime).toBe(42);
  expect(state()).toMatchObject({ status: 'playing', measured: 100 });
});

test('a file that was read before its element was lent waits, paused, when it was only offered', () => {
  state().offer(track('a'));
  state().attach(before({ readyState: 1 }));
  expect(state()).toMatchObject({ status: 'paused', measured: 100 });
});

test('what was refused, or begun by its own button, before it was lent is known', async () => {
  state().offer(track('a'));
  state().attach(before({ error: { code: 3 } }));
  await waitFor(() => expect(state()).toMatchObject({ status: 'failed', problem: 'decoding' }));
  state().playFrom(track('b'), 5);
  state().attach(before({ readyState: 4, paused: false, play: () => Promise.resolve() }));
  expect(state().status).toBe('playing');
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

const withDigest = (name: string): Track => ({
  ...track(name),
  other: { kind: 'audio', src: `/digests/${name}.mp3`, duration: 20, chapters: [] },
});

test('a new item begins with its digest, else with the episode; the same one is toggled', () => {
  state().open(withDigest('a'));
  expect(state()).toMatchObject({ track: { content: 'digest', src: '/digests/a.mp3' }, duration: 20 });
  loaded(player, 20);
  expect(state().status).toBe('playing');
  state().open(withDigest('a'));
  expect(state().status).toBe('paused');
  state().open(track('b'));
  expect(state().track).toMatchObject({ content: 'episode', src: '/media-files/b.mp3' });
});

test('a picture is what a video begins with', () => {
  state().open({ ...withDigest('a'), kind: 'video' });
  expect(state().track?.content).toBe('episode');
});

test('each sound keeps its own place, and goes on playing when it is chosen', () => {
  state().open(withDigest('a'));
  loaded(player, 20);
  state().seek(12);
  state().choose('episode');
  expect(state()).toMatchObject({ time: 0, duration: 100, track: { content: 'episode' } });
  expect(loaded(player).element.paused).toBe(false);
  state().seek(60);
  state().pause();
  state().choose('digest');
  const { element } = loaded(player, 20);
  expect([element.currentTime, element.paused]).toEqual([12, true]);
  state().choose('episode');
  expect(state().time).toBe(60);
});

test('a place of the item is one of the episode, also while its digest plays', () => {
  state().open(withDigest('a'));
  loaded(player, 20);
  state().playFrom(withDigest('a'), 42);
  expect(state()).toMatchObject({ track: { content: 'episode' }, time: 42 });
});

test('an item with nothing but a digest has no seconds to jump to', () => {
  state().playFrom({ ...track('a'), content: 'digest' }, 42);
  expect(state().status).toBe('empty');
});

test('a sound that is exchanged is silent at once and reports no more', () => {
  state().playFrom(track('a'), 0);
  const { element } = loaded(player);
  state().playFrom(track('b'), 0);
  expect(element.paused).toBe(true);
  element.dispatchEvent(new Event('play'));
  expect(state().status).toBe('loading');
});

test('a link to a second takes the place of what is paused, not of what plays', () => {
  state().resume(track('a'), 5);
  state().offer(track('b'), 42);
  expect(state()).toMatchObject({ track: { uuid: 'b' }, time: 42 });
  state().playFrom(track('a'), 0);
  state().offer(track('b'), 42);
  expect(state().track?.uuid).toBe('a');
});

test('a failure keeps its place, and another try goes on from there', () => {
  state().playFrom(track('a'), 42);
  const { element } = loaded(player);
  element.dispatchEvent(new Event('error'));
  expect(state()).toMatchObject({ status: 'failed', problem: 'unknown', time: 42 });
  element.currentTime = 0;
  state().retry();
  element.dispatchEvent(new Event('loadedmetadata'));
  expect(element.currentTime).toBe(42);
});

test('the end is told once, and the length that the file itself has', () => {
  state().playFrom(track('a'), 99);
  const { element } = loaded(player, 97);
  expect(state()).toMatchObject({ measured: 97, time: 99 });
  element.dispatchEvent(new Event('ended'));
  expect(state()).toMatchObject({ ends: 1, status: 'paused' });
});

test('a move of the element itself is announced', async () => {
  state().playFrom(track('a'), 10);
  const { element, release } = loaded(player);
  const { jumps } = state();
  element.currentTime = 70;
  await waitFor(() => expect(state().jumps).toBe(jumps + 1));
  expect(state().time).toBe(70);
  release();
});

test('a digest that is made meanwhile is there without a break', () => {
  state().playFrom(track('a'), 42);
  loaded(player);
  state().renew(withDigest('a'));
  expect(state()).toMatchObject({ status: 'playing', time: 42, track: { other: { src: '/digests/a.mp3' } } });
  state().renew(track('b'));
  expect(state().track?.uuid).toBe('a');
});

import { limits } from '@ecco/contract';
import { describe, expect, test } from 'vitest';
import { createPlayer } from '../player.store.ts';
import { entriesOf, trackOf } from '../queue/queue.fixture.ts';
import { queue } from '../queue/queue.store.ts';
import { onPlayerKey } from './player-keys.ts';

function listening() {
  const player = createPlayer();
  player.getState().offer(trackOf('a'), 100);
  return player;
}

/** Presses a key on an element, and says whether the page was kept from doing what it would do with it. */
function press(
  player: ReturnType<typeof createPlayer>,
  init: KeyboardEventInit,
  on: Element = document.body,
): boolean {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  const listener = (keyboardEvent: KeyboardEvent): void => onPlayerKey(player, keyboardEvent);
  document.addEventListener('keydown', listener);
  on.dispatchEvent(event);
  document.removeEventListener('keydown', listener);
  return event.defaultPrevented;
}

describe('with shift', () => {
  test.each([
    ['ArrowLeft', 100 - limits.seekStepSeconds],
    ['ArrowRight', 100 + limits.seekStepSeconds],
  ])('%s steps to second %i', (key, seconds) => {
    const player = listening();
    expect(press(player, { key, shiftKey: true })).toBe(true);
    expect(player.getState().time).toBe(seconds);
  });

  test('the arrows up and down turn the speed, and stop at its ends', () => {
    const player = listening();
    const speeds = [...limits.playbackSpeeds];
    for (const _ of speeds) press(player, { key: 'ArrowUp', shiftKey: true });
    expect(player.getState().speed).toBe(speeds.at(-1));
    for (const _ of speeds) press(player, { key: 'ArrowDown', shiftKey: true });
    expect(player.getState().speed).toBe(speeds[0]);
  });

  test('the page keys go through the list', () => {
    const player = listening();
    queue.getState().start({ id: null, name: 'Timber', entries: entriesOf('abc'), at: 0 });
    press(player, { key: 'PageDown', shiftKey: true });
    expect(queue.getState().at).toBe(1);
    press(player, { key: 'PageUp', shiftKey: true });
    expect(queue.getState().at).toBe(0);
  });
});

describe('a key is left to the page', () => {
  test('without a sound', () => {
    expect(press(createPlayer(), { key: ' ' })).toBe(false);
  });

  test('without shift, save the space bar', () => {
    const player = listening();
    expect(press(player, { key: 'ArrowRight' })).toBe(false);
    expect(press(player, { key: ' ' })).toBe(true);
  });

  test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s', (modifier) => {
    expect(press(listening(), { key: 'ArrowRight', shiftKey: true, [modifier]: true })).toBe(false);
  });

  test.each([
    '<input>',
    '<textarea></textarea>',
    '<select></select>',
    '<button>Play</button>',
    '<a href="/home">Home</a>',
    '<div role="slider" tabindex="0"></div>',
    '<div contenteditable="true"></div>',
  ])('in %s, which takes keys itself', (markup) => {
    document.body.innerHTML = markup;
    const player = listening();
    const field = document.body.firstElementChild ?? document.body;
    expect(press(player, { key: ' ' }, field)).toBe(false);
    expect(press(player, { key: 'ArrowRight', shiftKey: true }, field)).toBe(false);
    expect(player.getState().time).toBe(100);
  });

  test('when something else has dealt with it', () => {
    const player = listening();
    document.body.innerHTML = '<div></div>';
    const inner = document.body.firstElementChild ?? document.body;
    inner.addEventListener('keydown', (event) => event.preventDefault());
    press(player, { key: 'ArrowRight', shiftKey: true }, inner);
    expect(player.getState().time).toBe(100);
  });
});

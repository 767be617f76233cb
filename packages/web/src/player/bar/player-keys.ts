import { limits } from '@ecco/contract';
import { useEffect } from 'react';
import { usePlayerStore } from '../player.context.ts';
import type { PlayerStore } from '../player.store.ts';
import { queue } from '../queue/queue.store.ts';

const takesKeys =
  'input, textarea, select, button, a, summary, video, dialog, [role="slider"], [role="dialog"], [role="menu"], [contenteditable], [tabindex="0"]';

const speeds: readonly number[] = limits.playbackSpeeds;

/** The speed that follows or precedes the one set. */
const speedBeside = (speed: number, by: 1 | -1): number => speeds[speeds.indexOf(speed) + by] ?? speed;

type Act = (store: PlayerStore) => void;
const step =
  (seconds: number): Act =>
  (store) =>
    store.getState().step(seconds);
const turnSpeed =
  (by: 1 | -1): Act =>
  (store) =>
    store.getState().setSpeed(speedBeside(store.getState().speed, by));

/** None is a letter: letters belong to whatever else listens, such as a screen reader. */
const acts: Readonly<Record<string, Act>> = {
  'Shift ArrowLeft': step(-limits.seekStepSeconds),
  'Shift ArrowRight': step(limits.seekStepSeconds),
  'Shift ArrowUp': turnSpeed(1),
  'Shift ArrowDown': turnSpeed(-1),
  'Shift PageDown': () => queue.getState().next(),
  'Shift PageUp': () => queue.getState().previous(),
  ' ': (store) => store.getState().toggle(),
};

/** What a key does to the player; never while something that takes keys itself has the focus. */
export function onPlayerKey(store: PlayerStore, event: KeyboardEvent): void {
  if (!store.getState().track || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
    return;
  if (event.target instanceof Element && event.target.closest(takesKeys)) return;
  const act = acts[event.shiftKey ? `Shift ${event.key}` : event.key];
  if (!act) return;
  event.preventDefault();
  act(store);
}

export function usePlayerKeys(): void {
  const store = usePlayerStore();
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onPlayerKey(store, event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [store]);
}

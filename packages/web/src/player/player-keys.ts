import { limits } from '@ecco/contract';
import { useEffect } from 'react';
import { usePlayerStore } from './player.context.ts';
import type { PlayerStore } from './player.store.ts';

const takesKeys =
  'input, textarea, select, button, a, summary, video, [role="slider"], [contenteditable], [tabindex="0"]';

/** Space plays and pauses, Shift with an arrow steps; never while something that takes keys itself has the focus. */
export function onPlayerKey(store: PlayerStore, event: KeyboardEvent): void {
  const player = store.getState();
  if (!player.track || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest(takesKeys)) return;
  if (event.key === ' ' && !event.shiftKey) player.toggle();
  else if (event.key === 'ArrowLeft' && event.shiftKey) player.step(-limits.seekStepSeconds);
  else if (event.key === 'ArrowRight' && event.shiftKey) player.step(limits.seekStepSeconds);
  else return;
  event.preventDefault();
}

export function usePlayerKeys(): void {
  const store = usePlayerStore();
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onPlayerKey(store, event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [store]);
}

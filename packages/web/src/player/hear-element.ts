import { limits } from '@ecco/contract';
import { isGone, isServed, type MediaProblem, problemOf } from './media-problem.ts';
import type { PlayerStore } from './player.type.ts';
import { watchTimeJumps } from './time-jump.ts';

type Ties = {
  player: Pick<PlayerStore, 'getState' | 'setState'>;
  /** How the file is to begin once it can: playing or not, and at which second. */
  start: () => { play: boolean; at: number };
};

/** Brings what a media element reports, and has reported before, into the player. The returned function ends it. */
export function observeElement(element: HTMLMediaElement, { player, start }: Ties): () => void {
  const { getState: get, setState: set } = player;
  const listeners = new AbortController();
  const on = (name: keyof HTMLMediaElementEventMap, react: () => void): void =>
    element.addEventListener(name, react, { signal: listeners.signal });
  let notifiedAt = -Infinity;

  const tellTime = (): void => {
    const now = performance.now();
    const change = Math.abs(element.currentTime - get().time);
    if (now - notifiedAt < limits.mediaTimeEveryMs || change <= limits.mediaTimeChangeSeconds) return;
    notifiedAt = now;
    set({ time: element.currentTime });
  };
  const jump = (): void => set({ time: element.currentTime, jumps: get().jumps + 1 });
  const rest = (): void => {
    const { status } = get();
    if (status === 'playing' || status === 'loading') set({ status: 'paused', buffering: false });
  };

  const begin = (): void => {
    element.playbackRate = get().speed;
    if (Number.isFinite(element.duration)) set({ duration: element.duration, measured: element.duration });
    const { play, at } = start();
    if (at > 0) element.currentTime = at;
    if (!play && get().status === 'loading') set({ status: 'paused' });
  };
  const plays = (): void => set({ status: 'playing', problem: null });
  on('loadedmetadata', begin);
  on('play', plays);
  on('waiting', () => set({ buffering: true }));
  on('playing', () => set({ buffering: false }));
  on('pause', rest);
  on('ended', () => {
    rest();
    set({ time: element.currentTime, ends: get().ends + 1 });
  });
  // For the browser a file that never came has no format either.
  const findOut = async (problem: MediaProblem): Promise<void> => {
    const came = problem !== 'unsupported' || (await isServed(element.currentSrc));
    const mediaProblem = isGone(problem, element.currentSrc) ? 'gone' : problem;
    if (!listeners.signal.aborted) get().fail(came ? mediaProblem : 'network');
  };
  on('error', () => void findOut(problemOf(element.error)));
  on('timeupdate', tellTime);
  const stopWatching = watchTimeJumps(element, jump);
  // On a slow machine the file is read, refused or played before the page comes to lend its element.
  if (element.readyState > 0) begin();
  if (!element.paused) plays();
  if (element.error) void findOut(problemOf(element.error));
  // A phone loads nothing before it is asked to.
  if (element.preload === 'none' && !start().play) rest();
  return () => {
    stopWatching();
    listeners.abort();
  };
}

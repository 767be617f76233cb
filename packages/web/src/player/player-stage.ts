import { observeElement } from './hear-element.ts';
import type { PlayerState, PlayerStore } from './player.type.ts';
import type { Track } from './track.ts';

const clamp = (seconds: number, duration: number): number =>
  Math.max(0, duration > 0 ? Math.min(seconds, duration) : seconds);

/** What a player is that has nothing to play. */
export const empty = {
  track: null,
  status: 'empty',
  problem: null,
  buffering: false,
  time: 0,
  duration: 0,
  measured: null,
  left: {},
} as const;

/** What a player acts with: its state, and the media element that is lent to it. */
export type Stage = ReturnType<typeof createStage>;

/** The media element that is lent to a player, and what it is to do as soon as there is one. */
export function createStage({ getState: get, setState: set }: Pick<PlayerStore, 'getState' | 'setState'>) {
  let lent: { element: HTMLMediaElement; release: () => void } | null = null;
  let requested = { play: false, at: 0 };
  const want = (change: Partial<typeof requested>): void => {
    requested = { ...requested, ...change };
  };
  const letGo = (): void => {
    lent?.release();
    lent?.element.pause();
    lent = null;
  };
  const start = (): void => {
    want({ play: true });
    lent?.element.play().catch((error: unknown) => {
      // A pause or a new source before the sound came is no failure; a refusal by the browser is only a pause.
      // What cannot be loaded the element itself reports, with its reason.
      if (error instanceof Error && error.name === 'NotAllowedError') set({ status: 'paused' });
    });
  };
  return {
    get,
    set,
    want,
    letGo,
    start,
    element: (): HTMLMediaElement | null => lent?.element ?? null,
    isBusy: (): boolean => get().status === 'playing' || (get().status === 'loading' && requested.play),
    move: (seconds: number): void => {
      const at = clamp(seconds, get().duration);
      want({ at });
      if (lent && lent.element.readyState > 0) lent.element.currentTime = at;
      set({ time: at, jumps: get().jumps + 1 });
    },
    take: (track: Track, at: number, left: PlayerState['left'] = {}): void => {
      const { track: before, time, left: noted } = get();
      const own = before?.uuid === track.uuid && before.src !== '' ? { ...noted, [before.src]: time } : left;
      want({ play: false, at });
      // The element plays another file as soon as it has taken this one in; until then it is silent.
      if (before?.src !== track.src) letGo();
      set({ ...empty, track, status: 'loading', time: at, duration: track.duration, left: own });
    },
    attach: (element: HTMLMediaElement): (() => void) => {
      letGo();
      const release = observeElement(element, {
        player: { getState: get, setState: set },
        start: () => ({ ...requested, at: clamp(requested.at, get().duration) }),
      });
      const mine = { element, release };
      lent = mine;
      if (requested.play) start();
      return () => {
        if (lent === mine) letGo();
      };
    },
  };
}

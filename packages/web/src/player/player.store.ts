/*
 * The one controller of sound and picture. The store says what should be; the media element, lent by the page
 * (a video) or by the player bar (audio), does it and reports back. Without an element a wish is kept until one comes.
 */
import { limits } from '@ecco/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Track } from './track.ts';

export type PlayerStatus = 'empty' | 'loading' | 'paused' | 'playing' | 'failed';

export type PlayerState = {
  track: Track | null;
  status: PlayerStatus;
  /** Seconds. */
  time: number;
  duration: number;
  speed: number;
  /** Takes the track in and plays from `at` seconds; the same track is only moved. */
  playFrom: (track: Track, at: number) => void;
  /** Takes the track in, paused, unless another one is there already. */
  offer: (track: Track) => void;
  /** Takes a track up where it was left, paused. */
  resume: (track: Track, at: number) => void;
  toggle: () => void;
  pause: () => void;
  seek: (seconds: number) => void;
  step: (seconds: number) => void;
  setSpeed: (speed: number) => void;
  close: () => void;
  /** Lends the element that plays the track; the returned function takes it back. */
  attach: (element: HTMLMediaElement) => () => void;
};
export type PlayerStore = StoreApi<PlayerState>;

const speedKey = 'ecco.player.speed';
const smallestChangeSeconds = 0.25;

function keptSpeed(storage: Storage): number {
  const kept = Number(storage.getItem(speedKey));
  return limits.playbackSpeeds.find((speed) => speed === kept) ?? 1;
}

const clamp = (seconds: number, duration: number): number =>
  Math.max(0, duration > 0 ? Math.min(seconds, duration) : seconds);

/** Makes a player. `storage` keeps the speed between visits. */
export function createPlayer(storage: Storage = localStorage): PlayerStore {
  let element: HTMLMediaElement | null = null;
  let wanted = { play: false, at: 0 };

  return createStore<PlayerState>((set, get) => {
    const start = (): void => {
      wanted = { ...wanted, play: true };
      element?.play().catch((error: unknown) => {
        // A pause or a new source before the sound came is no failure; a refusal by the browser is only a pause.
        const name = error instanceof Error ? error.name : '';
        if (name === 'NotAllowedError') set({ status: 'paused' });
        else if (name !== 'AbortError') set({ status: 'failed' });
      });
    };

    const move = (seconds: number): void => {
      const at = clamp(seconds, get().duration);
      wanted = { ...wanted, at };
      if (element && element.readyState > 0) element.currentTime = at;
      set({ time: at });
    };

    const take = (track: Track, at: number): void => {
      wanted = { play: false, at };
      set({ track, status: 'loading', time: at, duration: track.duration });
    };

    return {
      track: null,
      status: 'empty',
      time: 0,
      duration: 0,
      speed: keptSpeed(storage),
      playFrom: (track, at) => {
        if (get().track?.src !== track.src) take(track, at);
        else move(at);
        start();
      },
      offer: (track) => {
        if (get().track === null) take(track, 0);
        else if (get().track?.src === track.src) set({ track });
      },
      resume: take,
      toggle: () => {
        if (get().status === 'playing') get().pause();
        else if (get().track) start();
      },
      pause: () => {
        wanted = { ...wanted, play: false };
        element?.pause();
      },
      seek: move,
      step: (seconds) => move(get().time + seconds),
      setSpeed: (speed) => {
        storage.setItem(speedKey, String(speed));
        if (element) element.playbackRate = speed;
        set({ speed });
      },
      close: () => {
        element?.pause();
        wanted = { play: false, at: 0 };
        set({ track: null, status: 'empty', time: 0, duration: 0 });
      },
      attach: (lent) => {
        element = lent;
        const listeners = new AbortController();
        const on = (name: keyof HTMLMediaElementEventMap, react: () => void): void =>
          lent.addEventListener(name, react, { signal: listeners.signal });
        on('loadedmetadata', () => {
          lent.playbackRate = get().speed;
          if (Number.isFinite(lent.duration)) set({ duration: lent.duration });
          if (wanted.at > 0) lent.currentTime = clamp(wanted.at, get().duration);
          if (!wanted.play && get().status === 'loading') set({ status: 'paused' });
        });
        on('play', () => set({ status: 'playing' }));
        on('pause', () => get().status !== 'empty' && set({ status: 'paused' }));
        on('ended', () => set({ status: 'paused' }));
        on('error', () => get().track && set({ status: 'failed' }));
        on('timeupdate', () => {
          if (Math.abs(lent.currentTime - get().time) >= smallestChangeSeconds)
            set({ time: lent.currentTime });
        });
        if (wanted.play) start();
        return () => {
          listeners.abort();
          lent.pause();
          if (element === lent) element = null;
        };
      },
    };
  });
}

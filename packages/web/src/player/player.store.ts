/*
 * The one controller of sound and picture. The store says what should be; the media element, lent by the page
 * (a video) or by the player bar (audio), does it and reports back. Without an element what is asked for waits until one comes.
 */
import { limits } from '@ecco/contract';
import { createStore } from 'zustand/vanilla';
import { readPersisted, writePersisted } from '../persistence/browser-storage.ts';
import { hearElement } from './hear-element.ts';
import type { PlayerState, PlayerStore } from './player.type.ts';
import { inContent, inDefault, type Track } from './track.ts';

export type { PlayerState, PlayerStatus, PlayerStore } from './player.type.ts';

const speedKey = 'ecco.player.speed';

function persistedSpeed(): number {
  const persisted = readPersisted(speedKey);
  return limits.playbackSpeeds.find((speed) => speed === persisted) ?? 1;
}

const clamp = (seconds: number, duration: number): number =>
  Math.max(0, duration > 0 ? Math.min(seconds, duration) : seconds);

const empty = {
  track: null,
  status: 'empty',
  problem: null,
  buffering: false,
  time: 0,
  duration: 0,
  measured: null,
  left: {},
} as const;

/** Makes a player; its speed is kept between visits where the browser keeps anything. */
export function createPlayer(): PlayerStore {
  let lent: { element: HTMLMediaElement; release: () => void } | null = null;
  let wanted = { play: false, at: 0 };
  const letGo = (): void => {
    lent?.release();
    lent?.element.pause();
    lent = null;
  };

  return createStore<PlayerState>((set, get) => {
    const start = (): void => {
      wanted = { ...wanted, play: true };
      lent?.element.play().catch((error: unknown) => {
        // A pause or a new source before the sound came is no failure; a refusal by the browser is only a pause.
        // What cannot be loaded the element itself reports, with its reason.
        if (error instanceof Error && error.name === 'NotAllowedError') set({ status: 'paused' });
      });
    };

    const move = (seconds: number): void => {
      const at = clamp(seconds, get().duration);
      wanted = { ...wanted, at };
      if (lent && lent.element.readyState > 0) lent.element.currentTime = at;
      set({ time: at, jumps: get().jumps + 1 });
    };

    const take = (track: Track, at: number, left: PlayerState['left'] = {}): void => {
      const { track: before, time, left: noted } = get();
      const own = before?.uuid === track.uuid && before.src !== '' ? { ...noted, [before.src]: time } : left;
      wanted = { play: false, at };
      // The element plays another file as soon as it has taken this one in; until then it is silent.
      if (before?.src !== track.src) letGo();
      set({ ...empty, track, status: 'loading', time: at, duration: track.duration, left: own });
    };

    const renew = (track: Track): void => {
      const { track: present } = get();
      const known = present && inContent(track, present.content);
      if (known?.src === present?.src) set({ track: known });
    };

    const isBusy = (): boolean => get().status === 'playing' || (get().status === 'loading' && wanted.play);

    return {
      ...empty,
      speed: persistedSpeed(),
      jumps: 0,
      ends: 0,
      open: (track) => {
        if (get().track?.uuid === track.uuid && get().track?.src !== '') return get().toggle();
        take(inDefault(track), 0);
        start();
      },
      playFrom: (track, at) => {
        const episode = inContent(track, 'episode');
        if (episode === null) return;
        if (get().track?.src !== episode.src) take(episode, at);
        else move(at);
        start();
      },
      offer: (track, at) => {
        if (get().track?.src === track.src) {
          renew(track);
          if (at !== undefined) move(at);
        } else if (get().track === null || (at !== undefined && !isBusy())) take(track, at ?? 0);
      },
      resume: take,
      preview: (track) => take(track, 0),
      renew,
      choose: (content) => {
        const { track, left } = get();
        const chosen = track && inContent(track, content);
        if (!chosen || chosen.src === track.src) return;
        const plays = isBusy();
        take(chosen, left[chosen.src] ?? 0);
        if (plays) start();
      },
      toggle: () => {
        if (isBusy()) get().pause();
        else if (get().status === 'failed') get().retry();
        else if (get().track) start();
      },
      pause: () => {
        wanted = { ...wanted, play: false };
        lent?.element.pause();
        if (get().status === 'loading') set({ status: 'paused' });
      },
      seek: move,
      step: (seconds) => move(get().time + seconds),
      setSpeed: (speed) => {
        writePersisted(speedKey, speed);
        if (lent) lent.element.playbackRate = speed;
        set({ speed });
      },
      fail: (problem) => {
        wanted = { ...wanted, at: get().time };
        if (get().track) set({ status: 'failed', problem, buffering: false });
      },
      retry: () => {
        set({ status: 'loading', problem: null });
        lent?.element.load();
        start();
      },
      close: () => {
        letGo();
        wanted = { play: false, at: 0 };
        set(empty);
      },
      attach: (element) => {
        letGo();
        const release = hearElement(element, {
          player: { getState: get, setState: set },
          start: () => ({ ...wanted, at: clamp(wanted.at, get().duration) }),
        });
        const mine = { element, release };
        lent = mine;
        if (wanted.play) start();
        return () => {
          if (lent === mine) letGo();
        };
      },
    };
  });
}

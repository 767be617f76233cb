/*
 * The one controller of sound and picture. The store says what should be; the media element, lent by the page
 * (a video) or by the player bar (audio), does it and reports back. Without an element what is asked for waits until one comes.
 */
import { limits } from '@ecco/contract';
import { createStore } from 'zustand/vanilla';
import { readPersisted, writePersisted } from '../persistence/browser-storage.ts';
import type { PlayerState, PlayerStore } from './player.type.ts';
import { createStage, empty, type Stage } from './player-stage.ts';
import { inContent, inDefault, type Track } from './track.ts';

export type { PlayerState, PlayerStatus, PlayerStore } from './player.type.ts';

const speedKey = 'ecco.player.speed';

function persistedSpeed(): number {
  const persisted = readPersisted(speedKey);
  return limits.playbackSpeeds.find((speed) => speed === persisted) ?? 1;
}

type Choosing = Pick<
  PlayerState,
  'open' | 'playFrom' | 'offer' | 'resume' | 'preview' | 'renew' | 'choose' | 'close'
>;
type Playing = Pick<
  PlayerState,
  'toggle' | 'pause' | 'seek' | 'step' | 'setSpeed' | 'fail' | 'retry' | 'attach'
>;

/** What is played, and from where. */
function choosing({ get, set, want, letGo, start, isBusy, move, take }: Stage): Choosing {
  const renew = (track: Track): void => {
    const { track: present } = get();
    const known = present && inContent(track, present.content);
    if (known?.src === present?.src) set({ track: known });
  };
  return {
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
    close: () => {
      letGo();
      want({ play: false, at: 0 });
      set(empty);
    },
  };
}

/** How it goes on. */
function playing({ get, set, want, start, element, isBusy, move, attach }: Stage): Playing {
  return {
    toggle: () => {
      if (isBusy()) get().pause();
      // What lies there unfetched has nothing to start yet.
      else if (get().status === 'failed' || get().track?.src === '') get().retry();
      else if (get().track) start();
    },
    pause: () => {
      want({ play: false });
      element()?.pause();
      if (get().status === 'loading') set({ status: 'paused' });
    },
    seek: move,
    step: (seconds) => move(get().time + seconds),
    setSpeed: (speed) => {
      writePersisted(speedKey, speed);
      const lent = element();
      if (lent) lent.playbackRate = speed;
      set({ speed });
    },
    fail: (problem) => {
      want({ at: get().time });
      if (get().track) set({ status: 'failed', problem, buffering: false });
    },
    retry: () => {
      set({ status: 'loading', problem: null });
      element()?.load();
      start();
    },
    attach,
  };
}

/** Makes a player; its speed is kept between visits where the browser keeps anything. */
export const createPlayer = (): PlayerStore =>
  createStore<PlayerState>((setState, getState) => {
    const stage = createStage({ getState, setState });
    return { ...empty, speed: persistedSpeed(), jumps: 0, ends: 0, ...choosing(stage), ...playing(stage) };
  });

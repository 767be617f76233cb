/*
 * The short sound of one card. It has an element of its own, so that the player keeps its place: the player is paused
 * before, and goes on afterwards if it played before. There are never two sounds at once; whoever starts later wins.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { failureOf } from '../../../api/failure.ts';
import type { PlayerStore } from '../../../player/player.store.ts';

/** `ready`: the sound is there, and the browser wants another press before it plays. */
export type CardSoundStatus = 'idle' | 'making' | 'ready' | 'playing' | 'failed';

type CardSoundState = {
  /** The number of the card it is about. */
  card: number | null;
  status: CardSoundStatus;
  /** Why it failed, in the server's words where it gave any. */
  message: string | null;
  /** Plays a card whose address `find` brings. */
  play: (card: number, find: () => Promise<string>) => Promise<void>;
  stop: () => void;
};
export type CardSound = StoreApi<CardSoundState>;

type Tools = { player: PlayerStore; element?: () => HTMLMediaElement };

const silence = { card: null, status: 'idle', message: null } as const;

export function createCardSound({ player, element = () => new Audio() }: Tools): CardSound {
  let sound: HTMLMediaElement | null = null;
  let playedBefore = false;
  let unwatch = (): void => undefined;

  return createStore<CardSoundState>((set, get) => {
    const silenceElement = (): void => {
      unwatch();
      sound?.pause();
    };
    const giveBack = (): void => {
      silenceElement();
      const goesOn = playedBefore;
      playedBefore = false;
      if (goesOn && player.getState().status === 'paused') player.getState().toggle();
    };
    const fail = (error: unknown): void => {
      set({ status: 'failed', message: failureOf(error).message });
      giveBack();
    };
    const takeOver = (): void => {
      playedBefore ||= player.getState().status === 'playing';
      player.getState().pause();
      unwatch();
      let isPaused = player.getState().status !== 'playing';
      unwatch = player.subscribe(({ status }) => {
        if (status !== 'playing') isPaused = true;
        else if (isPaused) {
          playedBefore = false;
          silenceElement();
          set(silence);
        }
      });
    };
    const open = (): HTMLMediaElement => {
      const opened = element();
      opened.addEventListener('ended', () => {
        set(silence);
        giveBack();
      });
      opened.addEventListener('error', () => fail(opened.error));
      return opened;
    };
    const start = async (opened: HTMLMediaElement): Promise<void> => {
      takeOver();
      set({ status: 'playing' });
      await opened.play().catch((error: unknown) => {
        const name = error instanceof Error ? error.name : '';
        if (name === 'NotAllowedError') {
          set({ status: 'ready' });
          giveBack();
        } else if (name !== 'AbortError' && get().status === 'playing') fail(error);
      });
    };

    return {
      ...silence,
      play: async (card, find) => {
        if (get().card === card && get().status === 'ready' && sound) return start(sound);
        silenceElement();
        set({ card, status: 'making', message: null });
        try {
          const address = await find();
          // Meanwhile another card may have been asked for, or none any more.
          if (get().card !== card || get().status !== 'making') return;
          sound ??= open();
          sound.src = address;
          sound.playbackRate = player.getState().speed;
          await start(sound);
        } catch (error) {
          if (get().card === card && get().status === 'making') fail(error);
        }
      },
      stop: () => {
        set(silence);
        giveBack();
      },
    };
  });
}

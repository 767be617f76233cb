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

/** The player while another sound has its turn; `onOvertaken`: it plays again, so that the turn is over. */
function interruptionOf(player: PlayerStore, onOvertaken: () => void) {
  let playedBefore = false;
  let unwatch = (): void => undefined;
  return {
    begin: (): void => {
      playedBefore ||= player.getState().status === 'playing';
      player.getState().pause();
      unwatch();
      let isPaused = player.getState().status !== 'playing';
      unwatch = player.subscribe(({ status }) => {
        if (status !== 'playing') isPaused = true;
        else if (isPaused) {
          playedBefore = false;
          onOvertaken();
        }
      });
    },
    /** The sound is silent, and the player may do as it likes. */
    pause: (): void => unwatch(),
    /** Lets the player go on if it played before. */
    end: (): void => {
      const goesOn = playedBefore;
      playedBefore = false;
      if (goesOn && player.getState().status === 'paused') player.getState().toggle();
    },
  };
}

/** The sound of the cards of one summary. */
export function createCardSound({ player, element = () => new Audio() }: Tools): CardSound {
  let sound: HTMLMediaElement | null = null;

  return createStore<CardSoundState>((set, get) => {
    const silenceElement = (): void => {
      interruption.pause();
      sound?.pause();
    };
    const interruption = interruptionOf(player, () => {
      silenceElement();
      set(silence);
    });
    const giveBack = (): void => {
      silenceElement();
      interruption.end();
    };
    const fail = (error: unknown): void => {
      set({ status: 'failed', message: failureOf(error).message });
      giveBack();
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
      interruption.begin();
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

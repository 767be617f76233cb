import type { StoreApi } from 'zustand/vanilla';
import type { MediaProblem } from './media-problem.ts';
import type { ContentType, Track } from './track.ts';

export type PlayerStatus = 'empty' | 'loading' | 'paused' | 'playing' | 'failed';

export type PlayerState = {
  track: Track | null;
  status: PlayerStatus;
  /** Why it failed; null unless it did. */
  problem: MediaProblem | null;
  /** Whether it would play on if more of the file had come. */
  buffering: boolean;
  /** Seconds. */
  time: number;
  duration: number;
  /** How long the file itself says it is, in seconds; null until it was read. */
  measured: number | null;
  speed: number;
  /** Goes up when the time was moved otherwise than by playing on: what follows goes there at once. */
  jumps: number;
  /** Goes up when a sound came to its end by itself. */
  ends: number;
  /** Where the sounds of this item were left: seconds by address. */
  left: Readonly<Record<string, number>>;
  /** Plays the item: its digest where it has one, else the episode. The item that is there already is toggled. */
  open: (track: Track) => void;
  /** Plays the episode of an item from `at` seconds; nothing happens where it has only a digest. */
  playFrom: (track: Track, at: number) => void;
  /** Takes the track in, paused, unless one is there already; with `at`, unless another one plays. */
  offer: (track: Track, at?: number) => void;
  /** Takes a track up where it was left, paused. */
  resume: (track: Track, at: number, left?: Readonly<Record<string, number>>) => void;
  /** Shows what is being fetched. */
  preview: (track: Track) => void;
  /** What is newly known of the item that is there, such as a digest that was made meanwhile. */
  renew: (track: Track) => void;
  /** Goes over to the other sound of the item, where that was left. */
  choose: (content: ContentType) => void;
  toggle: () => void;
  pause: () => void;
  seek: (seconds: number) => void;
  step: (seconds: number) => void;
  setSpeed: (speed: number) => void;
  fail: (problem: MediaProblem) => void;
  /** Loads what failed once more, from where it stood. */
  retry: () => void;
  close: () => void;
  /** Lends the element that plays the track; the returned function takes it back. */
  attach: (element: HTMLMediaElement) => () => void;
};
export type PlayerStore = StoreApi<PlayerState>;

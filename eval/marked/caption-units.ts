import type { Unit } from './source-of-units.ts';

/** A piece of what a machine heard of a meeting; `t` is "h:mm:ss". */
export type CaptionPiece = { t: string; text: string };

const msOf = (time: string): number =>
  time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0) * 1000;

/** What a machine heard without telling the voices apart: each piece lasts until the next begins. */
export const unitsOfCaptions = (pieces: readonly CaptionPiece[]): Unit[] =>
  pieces.map(({ t, text }, at) => ({
    speaker: null,
    text,
    startMs: msOf(t),
    endMs: msOf(pieces[at + 1]?.t ?? t),
  }));

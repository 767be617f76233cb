import type { DigestChapter, DigestPart } from '@ecco/store';
import { mp3DurationMs } from '../media/mp3.frames.ts';
import type { TagChapter } from './id3.tag.ts';
import type { PlannedCard } from './spoken-plan.ts';

/** A digest as sound: what it opens with, its cards, and the pause between them. */
export type SpokenWhole = { opening: Uint8Array | null; cards: readonly Uint8Array[]; pause: Uint8Array };

/** The whole in the order in which it is heard, and where its cards stand in it. Times in ms. */
export type DigestLayout = {
  sound: Uint8Array[];
  cards: { part: DigestPart; chapter: DigestChapter }[];
  chapters: TagChapter[];
  totalMs: number;
};

/** Puts the cards behind each other with a pause after each; the first chapter begins with the opening. */
export function layOut(cards: readonly PlannedCard[], whole: SpokenWhole): DigestLayout {
  const { opening, pause } = whole;
  const sound = opening === null ? [] : [opening, pause];
  const lengthOf = (parts: readonly Uint8Array[]) =>
    parts.reduce((sum, frames) => sum + mp3DurationMs(frames), 0);
  const laid: DigestLayout['cards'] = [];
  for (const [index, { card, title, key }] of cards.entries()) {
    const frames = whole.cards[index];
    if (frames === undefined) continue;
    const startMs = laid.length === 0 ? 0 : lengthOf(sound);
    laid.push({
      part: { title, key, durationMs: mp3DurationMs(frames) },
      chapter: { title, card, startMs },
    });
    sound.push(frames, pause);
  }
  const totalMs = lengthOf(sound);
  const chapters = laid.map(({ chapter: { title, startMs } }, index) => ({
    title,
    startMs,
    endMs: laid[index + 1]?.chapter.startMs ?? totalMs,
  }));
  return { sound, cards: laid, chapters, totalMs };
}

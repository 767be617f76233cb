import type { Citation, CitedText, SignalKind, SignalStage } from '@ecco/domain';
import type { Words } from './words.ts';

/** One telling of something that a body does: a decision, or a sentence that announces or recommends. */
export type Act = {
  kind: SignalKind;
  stage: SignalStage;
  isStageStated: boolean;
  /** A decision holds where a sentence about the same differs from it. */
  isDecided: boolean;
  isAmendment: boolean;
  /** Decided in another wording than it was moved in: what was said before the last one no longer holds. */
  isAmended: boolean;
  /** Amended, and no sum stands in what was voted on: one that was said before may be the one that was changed. */
  isSumOpen: boolean;
  /** First and last segment of what is said around it. */
  first: number;
  last: number;
  /** Position of its item in the agenda; null where it belongs to none. */
  item: number | null;
  /** What tells it best, first, and what was said on the way to it. */
  words: Words;
  /** Where an amended motion is put, the words that put it. */
  outcome: Words | null;
  around: Words[];
  sentence: CitedText;
  place: Citation;
  /** Who says it; null where a vote does or nobody is named. */
  speaker: string | null;
};

/** What is told of one event, in the order of the source. */
export type Event = { acts: Act[] };

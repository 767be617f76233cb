import type { Run } from '../talk/turn.ts';

/** The beginning of an item, before it is known where it ends. */
export type AnnouncedItem = {
  /** Index of the segment with which it begins. */
  segment: number;
  number: string | null;
  /** Empty where the words that announce it name nothing. */
  title: string;
  run: Run;
};

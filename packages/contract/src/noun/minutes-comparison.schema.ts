import { minutesFields, minutesGapKinds, signalKinds } from '@ecco/domain';
import { z } from 'zod';
import { Citation, CitedText, ItemName } from './citation.schema.ts';
import { DecisionResult } from './proceedings.schema.ts';

/** What the recording has and the minutes lack. */
export const MinutesGap = z.object({
  kind: z.enum(minutesGapKinds),
  /** Of a signal. */
  signal: z.enum(signalKinds).nullable(),
  /** How a decision came out. */
  result: DecisionResult.nullable(),
  text: CitedText,
  said: Citation,
  /** Where the minutes tell of the same matter without it; null where they do not tell of it. */
  written: Citation.nullable(),
});
export type MinutesGap = z.infer<typeof MinutesGap>;

const Told = z.object({ value: z.string(), citation: Citation });

/** What both tell, and tell differently. */
export const MinutesDifference = z.object({
  field: z.enum(minutesFields),
  motion: CitedText,
  said: Told,
  written: Told,
});
export type MinutesDifference = z.infer<typeof MinutesDifference>;

/** Why there is nothing to compare, or that it was. */
const MinutesState = z.enum(['no-recording', 'no-minutes', 'recording-unread', 'minutes-unread', 'compared']);

/** A recording held against the minutes of the same meeting. */
export const MinutesComparison = z.object({
  state: MinutesState,
  recording: ItemName.nullable(),
  minutes: ItemName.nullable(),
  gaps: z.array(MinutesGap),
  differences: z.array(MinutesDifference),
  /** Decisions of the recording, those found in the minutes, and those of which nothing is claimed. */
  compared: z.object({
    decisions: z.number().int(),
    matched: z.number().int(),
    unclear: z.number().int(),
  }),
});
export type MinutesComparison = z.infer<typeof MinutesComparison>;

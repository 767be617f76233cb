import { setAsideReasons, timings, unsureKinds } from '@ecco/domain';
import { z } from 'zod';
import { limits } from './limit.ts';

/** A word of a line: from which character on, how many, and when it sounds. `confidence`: a share of 1. */
export const TranscriptWord = z.object({
  at: z.number().int(),
  length: z.number().int(),
  start_ms: z.number().int(),
  end_ms: z.number().int(),
  confidence: z.number().nullable(),
});

/** Who or what made sure of a place. `by`: an e-mail address, said to admins; `paper`: the title of a paper of the same meeting. */
export const HearingReview = z.object({
  uuid: z.string(),
  by: z.string().nullable(),
  paper: z.string().nullable(),
  at: z.string(),
});
export type HearingReview = z.infer<typeof HearingReview>;

/** A figure or a name of a line that was transcribed below the bar; `review` where somebody made sure of it. */
export const UnsurePlace = z.object({
  at: z.number().int(),
  length: z.number().int(),
  kind: z.enum(unsureKinds),
  review: HearingReview.nullable(),
});
export type UnsurePlace = z.infer<typeof UnsurePlace>;

/** A line that is suspected to be nobody's words; `review` where somebody took it back. */
export const SetAside = z.object({ reason: z.enum(setAsideReasons), review: HearingReview.nullable() });
export type SetAside = z.infer<typeof SetAside>;

/** What a line says of how it was transcribed; each is left out where there is nothing to say. */
export const LineHearing = {
  /** Left out where a line that has a time has it exactly. */
  times: z.enum(timings).optional(),
  /** A share of 1; only where words are requested. */
  confidence: z.number().nullable().optional(),
  /** Only where they are requested. */
  words: z.array(TranscriptWord).optional(),
  unsure: z.array(UnsurePlace).optional(),
  set_aside: SetAside.optional(),
};

/** A line of which something was transcribed unsurely, or that is set aside. */
export const DoubtedLine = z.object({
  segment: z.string(),
  line: z.number().int(),
  text: z.string(),
  start_ms: z.number().int().nullable(),
  end_ms: z.number().int().nullable(),
  /** Left out where a line that has a time has it exactly. */
  times: z.enum(timings).optional(),
  places: z.array(UnsurePlace),
  set_aside: SetAside.nullable(),
});
export type DoubtedLine = z.infer<typeof DoubtedLine>;

/** `open`: places that nobody made sure of. `waiting`: confirmations since which summary and claims were not rebuilt. */
export const HearingDoubts = z.object({
  lines: z.array(DoubtedLine),
  open: z.number().int(),
  waiting: z.number().int(),
});
export type HearingDoubts = z.infer<typeof HearingDoubts>;

const LineOfItem = { segment: z.string().min(1).max(100) };
/** The words of a place, as the person who listened says that they are right. */
export const PlaceConfirmation = z.object({
  ...LineOfItem,
  words: z.string().min(1).max(limits.lineTextMax),
});
export const LineRestoration = z.object(LineOfItem);

import type { Span } from './span.ts';

/** Whether a line says when it was said; `estimated` where the time of a longer run was shared out by the length of its text. */
export const timings = ['exact', 'estimated', 'absent'] as const;
export type Timing = (typeof timings)[number];

/** A word of a line and when it sounds, in ms. `confidence`: a share of 1, null where the transcriber does not say. */
export type TranscriptWord = Span & { startMs: number; endMs: number; confidence: number | null };

export const unsureKinds = ['figure', 'name'] as const;
type UnsureKind = (typeof unsureKinds)[number];
/** A figure or a name of a line that was transcribed below the bar. */
export type UnsurePlace = Span & { kind: UnsureKind };

/** Why a line is suspected to be nobody's words. */
export const setAsideReasons = ['repeated', 'silence', 'unlikely'] as const;
export type SetAsideReason = (typeof setAsideReasons)[number];

/**
 * The bar: what a transcriber is less sure of is transcribed unsurely. Ordinary speech is transcribed at 0.7 and more as a mean of a line,
 * and Whisper gives a line up at 0.37; the bar lies between the two, nearer to what is ordinary, since a figure that is marked
 * in vain costs one key and one that is wrong a claim.
 */
export const sureFrom = 0.6;

/** So many words of a line have their times stored; no line that a person reads has more. */
export const transcriptWordsMax = 500;

import type { Citation, CitedText } from './citation.ts';
import type { DecisionResult } from './decision.ts';
import type { SignalKind } from './signal.ts';

/** What a recording has and the minutes of the same meeting lack. */
export const minutesGapKinds = [
  'decision',
  'vote',
  'amount',
  'signal',
  'dissent',
  'recusal',
  'comment',
] as const;
type MinutesGapKind = (typeof minutesGapKinds)[number];

export type MinutesGap = {
  kind: MinutesGapKind;
  /** Of a signal. */
  signal: SignalKind | null;
  /** How a decision came out. */
  result: DecisionResult | null;
  text: CitedText;
  /** Where the recording says it. */
  said: Citation;
  /** Where the minutes tell of the same matter without it; null where they do not tell of it at all. */
  written: Citation | null;
};

/** What a recording and the minutes tell of one decision and tell differently. */
export const minutesFields = ['yes', 'no', 'abstain', 'result', 'amount'] as const;
type MinutesField = (typeof minutesFields)[number];

type CitedValue = { value: string; citation: Citation };

export type MinutesDifference = {
  field: MinutesField;
  motion: CitedText;
  said: CitedValue;
  written: CitedValue;
};

/** What was held side by side: decisions of the recording, those found in the minutes, and those of which nothing is claimed. */
export type MinutesCompared = { decisions: number; matched: number; unclear: number };

export type MinutesComparison = {
  gaps: MinutesGap[];
  differences: MinutesDifference[];
  compared: MinutesCompared;
};

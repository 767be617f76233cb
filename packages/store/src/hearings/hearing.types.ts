import type { SetAsideReason, TranscriptWord, UnsurePlace } from '@ecco/domain';
import type { hearingReviews, ReviewKind } from './hearing.table.ts';

/** How a line was transcribed. Places and words are of the line as it was transcribed, whatever a person made of it. */
export type NewHearing = {
  segmentId: string;
  confidence: number | null;
  words: readonly TranscriptWord[];
  unsure: readonly UnsurePlace[];
  setAside: SetAsideReason | null;
};

/** How a line reads now, with when its words sound. */
export type LineHearing = {
  segmentId: string;
  confidence: number | null;
  words: TranscriptWord[];
};

type ReviewRow = typeof hearingReviews.$inferSelect;
/** `by`: the e-mail address of who says so; `paper`: the title of the paper that does. */
export type HearingReview = ReviewRow & { by: string | null; paper: string | null };
export type NewReview = {
  itemId: string;
  segmentId: string;
  kind: ReviewKind;
  words: string;
  userId: string | null;
  paperId: string | null;
};

/** A place that was transcribed unsurely, as the line reads now. */
export type DoubtedPlace = UnsurePlace & { words: string; review: HearingReview | null };

/** A line with something that was transcribed unsurely, or that is set aside; `review` says that it was taken back. */
export type DoubtedLine = {
  segmentId: string;
  idx: number;
  text: string;
  startMs: number | null;
  endMs: number | null;
  isEstimated: boolean;
  places: DoubtedPlace[];
  setAside: SetAsideReason | null;
  review: HearingReview | null;
};

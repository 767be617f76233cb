import type { SegmentMatch } from '../segments/index.ts';
import type { SummaryPassage } from '../summaries/index.ts';

export type RankedLine = { score: number; segment: SegmentMatch };
export type RankedPassage = { score: number; passage: SummaryPassage };

/** What matches, of each kind the best first. The scores of both kinds can be compared. */
export type Ranking = { lines: RankedLine[]; passages: RankedPassage[] };
export type RankQuery = { text: string; limit: number; itemIds: string[] | undefined };

/** Passages that are looked at for one answer, at most: one or two get into it, and each takes its time to find. */
export const passagesMax = 5;

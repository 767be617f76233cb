import type { MergeKind } from '@ecco/domain';

/** The keys of the rows that moved, by table. */
export type MovedKeys = Record<string, string[]>;

/** What the one that stays took over of the other: names, and fields that it had left empty. */
export type LentValues = { aliases: string[]; fields: string[] };

export type Pair = { kind: MergeKind; keptId: string; goneId: string };
export type NewMerge = Pair & { lent: LentValues; mergedBy: string | null };

/** A merge with what somebody may hold a copy of and has to look at again. */
export type Merge = Pair & {
  id: string;
  lent: LentValues;
  undoneAt: Date | null;
  itemIds: string[];
  listIds: string[];
};

/** How much would move; what the one that stays has already is not counted. */
export type MergeCounts = {
  people: number;
  meetings: number;
  publications: number;
  items: number;
  facts: number;
  followers: number;
  candidates: number;
};

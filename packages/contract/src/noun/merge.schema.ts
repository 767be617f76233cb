import { mergeKinds } from '@ecco/domain';
import { z } from 'zod';
import { GraphNode } from './graph.schema.ts';
import { NodeName } from './organization.schema.ts';

/** The one that stays, and the one that goes; each by id or slug. */
export const MergePair = z.object({ kind: z.enum(mergeKinds), id: NodeName, gone: NodeName });

const Count = z.number().int();

/** How much would move from one node to the other; what the one that stays has already is not counted. */
const MergeMoves = z.object({
  /** To people, or of a person to organizations. */
  connections: Count,
  meetings: Count,
  publications: Count,
  items: Count,
  aliases: Count,
  facts: Count,
  followers: Count,
  candidates: Count,
});

export const MergePreview = z.object({ kept: GraphNode, gone: GraphNode, moves: MergeMoves });
export type MergePreview = z.infer<typeof MergePreview>;

/** `merge_id`: what takes it back. */
export const Merged = z.object({ merge_id: z.uuid(), kept: GraphNode });
export type Merged = z.infer<typeof Merged>;

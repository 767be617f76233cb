import type { Item, ItemDetails } from '@ecco/store';
import type { PipelineMeta } from '../item/item-meta.ts';
import type { StageTools } from './stage.type.ts';

export type Acquiring = {
  item: Item;
  meta: PipelineMeta;
  tools: StageTools;
  signal: AbortSignal;
  /** No try is left after this one, so what is second best will do. */
  lastTry: boolean;
  /** Where a transcript of the publisher is to be stored; with the item's others where it is left out. */
  transcriptKey?: string;
};

export type AcquiredSource = {
  /** The words as the source gives them, stored; null where the recording has to be heard. */
  words: NonNullable<PipelineMeta['words']> | null;
  details: ItemDetails;
  /** What a reader should know of how it was read. */
  notes: string[];
};

import type { ReadingReport } from '@ecco/domain';
import type { Maker } from '@ecco/engine';
import type { Item, ItemDetails, Store } from '@ecco/store';
import type { PipelineMeta } from '../item/item-meta.ts';
import type { StageTools } from './stage.type.ts';
import type { StatedPlace } from './stated-place.ts';

export type WordsWork = {
  item: Item;
  meta: PipelineMeta;
  tools: StageTools;
  signal: AbortSignal;
  /** Where the words are to be kept. */
  key: string;
  /** Called with each piece of a recording that was transcribed, in ms; the status of the item where it is left out. */
  progress?: (doneMs: number, wholeMs: number) => Promise<unknown>;
};

/** What was read or heard; the words themselves lie in the file. */
export type Words = {
  origin: NonNullable<PipelineMeta['transcript']>['origin'];
  details: ItemDetails;
  meta: Partial<PipelineMeta>;
  /** How well it was read; null for what was heard. */
  report: ReadingReport | null;
  /** The transcriber, where one heard the words. */
  maker: Maker | null;
  /** The site that published the page, where it says its name. */
  publisher: Parameters<Store['shows']['findPublication']>[0] | null;
  /** Where it says itself that it belongs; null for what came from an address. */
  place: StatedPlace | null;
};

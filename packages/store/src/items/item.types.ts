import type { ContentKind, Status } from '@ecco/domain';
import { z } from 'zod';
import type { Show } from '../shows/index.ts';
import type { items } from './item.table.ts';

/** What only one kind of item has; keys are free, so a reader parses what it needs. */
export const ItemMeta = z.record(z.string(), z.json());
export type ItemMeta = z.infer<typeof ItemMeta>;

/** A content item. Times in ms, `timeToReadS` in seconds. */
export type Item = Omit<typeof items.$inferSelect, 'meta' | 'uploadKey'> & { meta: ItemMeta };
export type ItemWithShow = { item: Item; show: Show | null };

/** What identifies an item, and what its way through the stages writes. */
type OwnColumn =
  | 'id'
  | 'slug'
  | 'guid'
  | 'fingerprint'
  | 'status'
  | 'statusMessage'
  | 'run'
  | 'nextStage'
  | 'makers'
  | 'held'
  | 'createdAt'
  | 'updatedAt';

/** All other columns: a source or a stage may set or change them, and leave any of them out. */
export type ItemDetails = Partial<Omit<Item, OwnColumn>>;

/** An item to ingest. `canonicalUrl`, and inside a show `guid` and `fingerprint`, tell whether it is known already. */
export type NewItem = Omit<ItemDetails, 'title'> & {
  kind: ContentKind;
  title: string;
  /** The slug that is asked for; made from the title when left out, numbered when taken. */
  slug?: string;
  guid?: string | null;
  /** What stays the same when a publisher changes its guids, such as a hash of the enclosure or of title and date. */
  fingerprint?: string | null;
  /** The first stage to run; null for an item that waits to be opened. */
  nextStage: string | null;
  status?: Status;
  /** When it came into the library; now when left out. A feed's back catalogue came with its show. */
  createdAt?: Date;
};

export type LibraryQuery = {
  /** From 1. */
  page: number;
  perPage: number;
  kind?: ContentKind;
  statuses?: Status[];
  showId?: string;
};
export type LibraryPage = { entries: ItemWithShow[]; total: number };

/** One step of an item: written only if the item still is in `run` and waits for `stage`. */
export type StageCommit = {
  itemId: string;
  run: number;
  stage: string;
  status: Status;
  message?: string | null;
  /** What comes after; the same stage again for a failure that may be resumed; null at the end. */
  nextStage: string | null;
};

/** A status inside a stage, without moving on. */
export type StatusReport = {
  itemId: string;
  run: number;
  stage: string;
  status: Status;
  message?: string | null;
};
export type Restart = { itemId: string; stage: string; status: Status; message?: string | null };

import type { IngestResult } from '@ecco/contract';
import type { ContentKind, LaterTranscripts, ReadingReport } from '@ecco/domain';
import type { Item, Show, Store } from '@ecco/store';
import type { GuardedFetch } from '../fetch/fetch.type.ts';
import type { StageJobOf } from '../jobs/stage-job.ts';
import type { WorkPool } from '../work/work-pool.ts';

export type FeedTools = {
  store: Store;
  fetch: GuardedFetch;
  pool: WorkPool;
  feedMaxEntries: number;
  /** Largest feed that is read, in bytes. */
  feedMaxBytes: number;
  jobOf: StageJobOf;
  laterTranscripts: LaterTranscripts;
  clock: () => Date;
};

/** What somebody without an account has of a day; entries of their feeds come a few at a time. */
export type Share = {
  /** Of a list of so many feeds, the first of which was paid for, as many as may come in. */
  feeds: (named: number) => Promise<number>;
};

export type Intake = FeedTools & {
  /** Reads the beginnings of sources: somebody waits for them, and not for the items that come in. */
  headPool: WorkPool;
  /** Largest text, transcript or page that is read, in bytes. */
  textMaxBytes: number;
  /** Largest uploaded file, in bytes. */
  uploadMaxBytes: number;
  /** Who brings it in; null for somebody without an account. */
  addedBy: string | null;
  /** Null for whoever may bring in everything. */
  share: Share | null;
};

/** What a source was, and the items it led to: the one item, or the newest of a feed. */
export type IntakeResult = {
  recognised: IngestResult['recognised'];
  /** True when everything was in the library already. */
  known: boolean;
  items: Item[];
  show: Show | null;
  /** Feeds of an OPML list that are being read. */
  showsQueued: number;
  /** Their addresses, in the order of the list. */
  feeds?: string[];
  /** How well the list was read, which is not kept. */
  report?: ReadingReport;
  /** Feeds of the list beyond the share of whoever brings it in. */
  showsLeftOut: number;
};

export type IngestFile = {
  /** As a person knows it. */
  name: string;
  /** The bytes, or the key of a file that the store holds already. */
  content: AsyncIterable<Uint8Array> | { key: string };
  title?: string;
  kind?: ContentKind;
};

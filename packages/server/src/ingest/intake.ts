import type { ContentKind, IngestResult as PublicResult } from '@ecco/contract';
import type { Item, ItemWithShow, Show } from '@ecco/store';
import type { Authorised } from '../policy/authorise.ts';

/** What a submitted address or file turned out to be, as the store knows it. */
export type Taken = {
  recognised: PublicResult['recognised'];
  item: ItemWithShow | null;
  show: Show | null;
  episodes: ItemWithShow[];
  showsQueued: number | null;
  known: boolean;
};

/** A file on its way in; `body` is read once, and stops with an error when the sender does. */
export type IncomingFile = {
  name: string;
  title: string | null;
  kind: ContentKind | null;
  body: AsyncIterable<Uint8Array>;
  maxBytes: number;
};

/** The pipeline's door, behind the policy: only who may take in or reprocess gets through. */
export type Intake = {
  takeUrl: (who: Authorised<'ingest'>, url: string) => Promise<Taken>;
  takeFile: (who: Authorised<'ingest'>, file: IncomingFile) => Promise<Taken>;
  reprocess: (who: Authorised<'reprocess'>, item: Item) => Promise<void>;
};

import type { Pipeline } from '@ecco/pipeline';
import type { Store } from '@ecco/store';
import type { ItemPartsReader } from './item/item-parts.ts';
import type { IngestQuota } from './policy/ingest-quota.ts';
import type { LineSearch } from './search/search.usecases.ts';

/** What the handlers work with. The composition root makes it; nobody else does. */
export type Services = {
  store: Store;
  pipeline: Pick<Pipeline, 'ingestUrl' | 'ingestFile' | 'retry'>;
  quota: IngestQuota;
  parts: ItemPartsReader;
  searchLines: LineSearch;
  brand: string;
  now: () => number;
};

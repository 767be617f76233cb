import type { ContentKind, IngestResult } from '@ecco/contract';
import type { Ingested } from '@ecco/pipeline';
import type { ItemWithShow } from '@ecco/store';
import type { Authorised } from '../policy/authorise.ts';
import type { Services } from '../services.ts';
import { presentIngested } from './ingest.presenter.ts';

export type IngestServices = Pick<Services, 'pipeline' | 'quota' | 'store'>;
/** `itemId` is set where the source was a single item. */
export type IngestOutcome = { result: IngestResult; itemId: string | null };

/** The items as they stand in the store, each with its show, in the order of the pipeline. */
async function withShows({ store }: IngestServices, ingested: Ingested): Promise<ItemWithShow[]> {
  const found = await store.items.findByIds(ingested.items.map((item) => item.id));
  const byId = new Map(found.map((entry) => [entry.item.id, entry]));
  return ingested.items.flatMap((item) => byId.get(item.id) ?? []);
}

async function outcomeOf(services: IngestServices, ingested: Ingested): Promise<IngestOutcome> {
  const items = await withShows(services, ingested);
  const [only] = items;
  return {
    result: presentIngested(ingested, items),
    itemId: items.length === 1 && only ? only.item.id : null,
  };
}

/**
 * Takes in what an address leads to.
 * @throws RequestError when the quota is used up; the pipeline's `fetch.*`, `source.*` and `ingest.*` errors
 */
export async function ingestUrl(
  services: IngestServices,
  who: Authorised<'ingest'>,
  url: string,
): Promise<IngestOutcome> {
  await services.quota.spend(who);
  return outcomeOf(services, await services.pipeline.ingestUrl(url, { id: who.role }));
}

export type IncomingFile = {
  name: string;
  title?: string | undefined;
  kind?: ContentKind | undefined;
  content: AsyncIterable<Uint8Array>;
};

/** Takes in a file as it arrives; what breaks off leaves nothing. The same errors. */
export async function ingestUpload(
  services: IngestServices,
  who: Authorised<'ingest'>,
  { name, title, kind, content }: IncomingFile,
): Promise<IngestOutcome> {
  await services.quota.spend(who);
  const file = { name, content, ...(title ? { title } : {}), ...(kind ? { kind } : {}) };
  return outcomeOf(services, await services.pipeline.ingestFile(file, { id: who.role }));
}

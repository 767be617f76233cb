import type { IngestQuery, IngestResult } from '@ecco/contract';
import type { ContentKind } from '@ecco/domain';
import type { IntakeResult, Share } from '@ecco/pipeline';
import { type Owned, withOwners } from '../item/owned-items.ts';
import { type Authorized, isMetered } from '../request/access/authorize.ts';
import type { Services } from '../request/services.ts';
import { presentIngested } from './ingest.presenter.ts';

type IngestServices = Pick<Services, 'pipeline' | 'quota' | 'store'>;
/** `itemId` is set where the source was a single item. */
export type IngestOutcome = { result: IngestResult; itemId: string | null };

/** The items as they stand in the store, each with its show and whose it is, in the order of the pipeline. */
async function inFull({ store }: IngestServices, ingested: IntakeResult): Promise<Owned[]> {
  const itemsWithShow = await store.items.findByIds(ingested.items.map((item) => item.id));
  const byId = new Map((await withOwners(store, itemsWithShow)).map((entry) => [entry.item.id, entry]));
  return ingested.items.flatMap((item) => byId.get(item.id) ?? []);
}

async function outcomeOf(services: IngestServices, ingested: IntakeResult): Promise<IngestOutcome> {
  const items = await inFull(services, ingested);
  const [only] = items;
  return {
    result: presentIngested(ingested, items),
    itemId: items.length === 1 && only ? only.item.id : null,
  };
}

/** Counts against the visitor's day only what brought something new, and of a list each of its feeds. */
async function metered(
  { quota }: IngestServices,
  who: Authorized<'ingest'>,
  ingest: (share: Share | null) => Promise<IntakeResult>,
): Promise<IntakeResult> {
  await quota.spend(who);
  let spent = 1;
  const share: Share = {
    async feeds(named) {
      spent += await quota.spendUpTo(who, named - spent);
      return spent;
    },
  };
  try {
    const ingested = await ingest(isMetered('ingest.url', who) ? share : null);
    if (ingested.known) await quota.giveBack(who, spent);
    return ingested;
  } catch (error) {
    await quota.giveBack(who, spent);
    throw error;
  }
}

/**
 * Ingests what an address leads to.
 * @throws RequestError when the quota is used up; the pipeline's `fetch.*`, `source.*` and `ingest.*` errors
 */
export async function ingestUrl(
  services: IngestServices,
  who: Authorized<'ingest'>,
  { url, feed_url: feedUrl, guid }: IngestQuery,
): Promise<IngestOutcome> {
  const place = feedUrl !== undefined && guid !== undefined ? { feedUrl, guid } : undefined;
  const how = { addedBy: who.userId, ...(place && { place }) };
  const ingest = (share: Share | null) => services.pipeline.ingestUrl(url, { ...how, share });
  return outcomeOf(services, await metered(services, who, ingest));
}

type IncomingFile = {
  name: string;
  title?: string | undefined;
  kind?: ContentKind | undefined;
  content: AsyncIterable<Uint8Array>;
};

/** Ingests a file as it arrives; what breaks off leaves nothing. The same errors. */
export async function ingestUpload(
  services: IngestServices,
  who: Authorized<'ingest'>,
  { name, title, kind, content }: IncomingFile,
): Promise<IngestOutcome> {
  const file = { name, content, ...(title ? { title } : {}), ...(kind ? { kind } : {}) };
  const ingest = (share: Share | null) => services.pipeline.ingestFile(file, { addedBy: who.userId, share });
  return outcomeOf(services, await metered(services, who, ingest));
}

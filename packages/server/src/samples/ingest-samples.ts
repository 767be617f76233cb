import type { Pipeline } from '@ecco/pipeline';
import type { Store } from '@ecco/store';
import type { Logger } from '../log/logger.ts';
import { connectSamples, putSampleGraph } from './put-sample-graph.ts';
import { putSampleHubs } from './put-sample-hubs.ts';
import type { Manifest, SampleMeeting } from './sample.manifest.ts';
import type { SampleGraph } from './sample-graph.manifest.ts';

type SampleDependencies = {
  store: Pick<Store, 'items' | 'transaction'>;
  pipeline: Pick<Pipeline, 'ingestUrl'>;
  logger: Logger;
};

/** More items than samples can bring, so that one page tells whether there is anything else. */
const page = { page: 1, perPage: 100 };

/** Nothing is in the library but samples, so a first start that was cut off goes on where it stopped. */
async function isFirstStart({ items }: Pick<Store, 'items'>, host: string): Promise<boolean> {
  const { entries } = await items.library(page);
  return entries.every(({ item }) => {
    const { sourceUrl, canonicalUrl } = item;
    return [sourceUrl, canonicalUrl].some(
      (url) => url !== null && URL.canParse(url) && new URL(url).host === host,
    );
  });
}

type ItemsByAddress = ReadonlyMap<string, { itemId: string; showId: string | null }>;

/** Puts together the meeting whose recordings and papers were ingested; one that is there already is left alone. */
async function putMeeting(
  store: Pick<Store, 'transaction'>,
  sample: SampleMeeting,
  ingested: ItemsByAddress,
): Promise<void> {
  const itemIds = sample.sources.flatMap((url) => ingested.get(url)?.itemId ?? []);
  if (itemIds.length < sample.sources.length) return;
  await store.transaction(async ({ meetings, organizations, graph, links }) => {
    const meeting = await meetings.add({
      title: sample.title,
      heldAt: new Date(sample.date),
      timeZone: sample.time_zone,
      fundName: sample.fund_name,
      location: sample.location,
      meetingType: sample.meeting_type,
    });
    if (!meeting) return;
    await meetings.replaceItems(meeting.id, itemIds);
    const [fund] = await organizations.calledSo(sample.fund_name);
    if (!fund) return;
    const target = { kind: 'meeting' as const, id: meeting.id };
    await graph.connect({ organizationId: fund.id, edge: 'HAS_MEETING', target, provenance: 'import' });
    await links.relateOrganization(fund.id);
  });
}

/** Takes the bundled samples through the real pipeline. What is there already is recognized and left alone. */
export async function ingestSamples(
  { store, pipeline, logger }: SampleDependencies,
  { host, urls, meetings }: Manifest,
  { organizations, hubs }: SampleGraph,
): Promise<void> {
  if (!(await isFirstStart(store, host))) return;
  await putSampleGraph(store, organizations, new Date());
  await putSampleHubs(store, hubs);
  const ingested = new Map<string, { itemId: string; showId: string | null }>();
  for (const url of urls) {
    try {
      const [newest] = (await pipeline.ingestUrl(url)).items;
      if (newest) ingested.set(url, { itemId: newest.id, showId: newest.showId });
    } catch (error) {
      logger.error({ event: 'sample', sample: new URL(url).pathname, err: error });
    }
  }
  for (const meeting of meetings) await putMeeting(store, meeting, ingested);
  await connectSamples(store, organizations, ingested);
}

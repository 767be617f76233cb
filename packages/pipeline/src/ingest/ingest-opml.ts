import { feedsPerJob, importOpmlJob } from '../jobs/import-opml.job.ts';
import type { Ingested, Intake } from './intake.type.ts';

/** Queues the feeds of an OPML list to be read. Throws `source.opml.*`. */
export async function ingestOpml(
  intake: Intake,
  bytes: Uint8Array,
  charset: string | null,
): Promise<Ingested> {
  const { feeds } = await intake.pool.run('parseOpml', { bytes, charset });
  const named = feeds.map(({ title, feedUrl, siteUrl }) => ({ title, feedUrl, siteUrl }));
  await intake.store.transaction(async (tx) => {
    for (let start = 0; start < named.length; start += feedsPerJob) {
      await tx.jobs.send(importOpmlJob, { feeds: named.slice(start, start + feedsPerJob) });
    }
  });
  return { recognised: 'opml', known: false, items: [], show: null, showsQueued: named.length };
}

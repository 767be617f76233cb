import { feedsPerJob, importOpmlJob } from '../jobs/import-opml.job.ts';
import type { Intake, IntakeResult } from './intake.type.ts';

/** Queues the feeds of an OPML list to be read, in its order, as many as may come in. Throws `source.opml.*`. */
export async function ingestOpml(
  intake: Intake,
  bytes: Uint8Array,
  charset: string | null,
): Promise<IntakeResult> {
  const { feeds, report } = await intake.pool.run('parseOpml', { bytes, charset });
  const { share } = intake;
  const most = share === null ? feeds.length : await share.feeds(feeds.length);
  const named = feeds.slice(0, most).map(({ title, feedUrl, siteUrl }) => ({ title, feedUrl, siteUrl }));
  const bounded = share !== null;
  await intake.store.transaction(async (tx) => {
    for (let start = 0; start < named.length; start += feedsPerJob) {
      await tx.jobs.send(importOpmlJob, { feeds: named.slice(start, start + feedsPerJob), bounded });
    }
  });
  return {
    recognised: 'opml',
    known: false,
    items: [],
    show: null,
    showsQueued: named.length,
    report,
    feeds: named.map(({ feedUrl }) => feedUrl),
    showsLeftOut: feeds.length - named.length,
  };
}

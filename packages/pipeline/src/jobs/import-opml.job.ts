import { defineJob, type JobDefinition, type Store, slugOf } from '@ecco/store';
import { z } from 'zod';
import { discoverFeedJob } from './discover-feed.job.ts';

const Feed = z.object({ title: z.string(), feedUrl: z.string(), siteUrl: z.string().nullable() });

export const OpmlJob = z.object({ feeds: z.array(Feed) });
export type OpmlJob = z.infer<typeof OpmlJob>;

export const importOpmlJob: JobDefinition<OpmlJob> = defineJob({
  name: 'import-opml',
  payload: OpmlJob,
  // Only the database is asked; a fault is a restart of it.
  retry: { limit: 5, delaySeconds: 5, backoff: true },
  concurrency: 1,
  expireSeconds: 300,
});

/** Feeds named by one job; a list of thousands becomes several. */
export const feedsPerJob = 100;

/** Makes a show of each feed and has it read; feeds that are known are read again. */
export async function importOpml(store: Store, { feeds }: OpmlJob): Promise<void> {
  for (const { title, feedUrl, siteUrl } of feeds) {
    await store.transaction(async (tx) => {
      const name = title || new URL(feedUrl).hostname;
      const known = await tx.shows.findByFeedUrl(feedUrl);
      const slug = slugOf(name, 'show');
      const show =
        known ?? (await tx.shows.upsert({ kind: 'podcast', slug, name, feedUrl, website: siteUrl })).show;
      await tx.jobs.send(discoverFeedJob, { showId: show.id }, { singletonKey: show.id });
    });
  }
}

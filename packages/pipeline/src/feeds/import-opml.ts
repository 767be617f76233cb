import { type Store, slugOf } from '@ecco/store';
import { discoverListedFeedJob } from '../jobs/discover-listed-feed.job.ts';
import type { OpmlJob } from '../jobs/import-opml.job.ts';

/** Makes a show of each feed and has it read; feeds that are known are read again. */
export async function importOpml(store: Store, { feeds, bounded }: OpmlJob): Promise<void> {
  for (const { title, feedUrl, siteUrl } of feeds) {
    await store.transaction(async (tx) => {
      const name = title || new URL(feedUrl).hostname;
      const known = await tx.shows.findByFeedUrl(feedUrl);
      const slug = slugOf(name, 'show');
      const show =
        known ?? (await tx.shows.upsert({ kind: 'podcast', slug, name, feedUrl, website: siteUrl })).show;
      const job = { showId: show.id, ...(bounded && { bounded }) };
      await tx.jobs.send(discoverListedFeedJob, job, { singletonKey: show.id });
    });
  }
}

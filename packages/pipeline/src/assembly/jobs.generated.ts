/** Every job of the room, written by `npm run registers`. */
import { crawlJob } from '../jobs/crawl.job.ts';
import { discoverFeedJob } from '../jobs/discover-feed.job.ts';
import { discoverListedFeedJob } from '../jobs/discover-listed-feed.job.ts';
import { gatherSignalsJob } from '../jobs/gather-signals.job.ts';
import { importOpmlJob } from '../jobs/import-opml.job.ts';
import { linkItemJob } from '../jobs/link-item.job.ts';
import { linkLibraryJob } from '../jobs/link-library.job.ts';
import { makeDigestJob } from '../jobs/make-digest.job.ts';
import { pollFeedsJob } from '../jobs/poll-feeds.job.ts';
import { readOlderJob } from '../jobs/read-older.job.ts';
import { readProceedingsJob } from '../jobs/read-proceedings.job.ts';
import { remakeOldJob } from '../jobs/remake-old.job.ts';
import { reviseTranscriptJob } from '../jobs/revise-transcript.job.ts';
import { storeMediaJob } from '../jobs/store-media.job.ts';

export const jobs = {
  crawlJob,
  discoverFeedJob,
  discoverListedFeedJob,
  gatherSignalsJob,
  importOpmlJob,
  linkItemJob,
  linkLibraryJob,
  makeDigestJob,
  pollFeedsJob,
  readOlderJob,
  readProceedingsJob,
  remakeOldJob,
  reviseTranscriptJob,
  storeMediaJob,
};

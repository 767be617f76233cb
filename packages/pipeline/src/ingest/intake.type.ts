import type { DiscoverTools } from '../jobs/discover-feed.job.ts';

export type Intake = DiscoverTools & {
  /** Largest uploaded file, in bytes. */
  uploadMaxBytes: number;
};

import type { DiscoverTools } from '../jobs/discover-feed.job.ts';

export type Intake = DiscoverTools & {
  /** Largest text, transcript or page that is read, in bytes. */
  textMaxBytes: number;
  /** Largest uploaded file, in bytes. */
  uploadMaxBytes: number;
};

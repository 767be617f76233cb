import { limits } from '@ecco/contract';
import {
  createItunesDirectory,
  type DirectoryEpisode,
  type DirectoryPodcast,
  type GuardedFetch,
  type PodcastDirectory,
} from '@ecco/pipeline';
import type { Logger } from '../log/logger.ts';
import { createCache } from '../memory/cache.ts';

export type DirectoryResult = {
  /** False where no directory is configured. */
  configured: boolean;
  podcasts: readonly DirectoryPodcast[];
  episodes: readonly DirectoryEpisode[];
};
type DirectorySearch = (keywords: string) => Promise<DirectoryResult>;

declare module '../request/services.ts' {
  interface Services {
    searchDirectory: DirectorySearch;
  }
}

type Dependencies = { fetch: GuardedFetch; url: string | null; logger: Logger; now: () => number };

const cacheMax = 200;
/** A directory asks not to be asked often, and knows of nothing new in so short a time. */
const staleAfterMs = 10 * 60_000;

/** Gives nothing, and tells the log, where the directory does not answer. */
async function orNothing<Found>(found: Promise<Found[]>, logger: Logger): Promise<Found[]> {
  try {
    return await found;
  } catch (error) {
    logger.warn({ event: 'directory', err: error });
    return [];
  }
}

/** Searches the configured directory. What it answered is kept for minutes; a failure is not. */
export function createDirectorySearch({ fetch, url, logger, now }: Dependencies): DirectorySearch {
  if (url === null) return async () => ({ configured: false, podcasts: [], episodes: [] });
  const directory: PodcastDirectory = createItunesDirectory({ fetch, url, limit: limits.directoryResults });
  const size = { max: cacheMax, ttlMs: staleAfterMs, now };
  const podcastCache = createCache<DirectoryPodcast[]>(size);
  const episodeCache = createCache<DirectoryEpisode[]>(size);
  return async (given) => {
    const keywords = given.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
    const [podcasts, episodes] = await Promise.all([
      orNothing(
        podcastCache.get(keywords, () => directory.podcasts(keywords)),
        logger,
      ),
      orNothing(
        episodeCache.get(keywords, () => directory.episodes(keywords)),
        logger,
      ),
    ]);
    return { configured: true, podcasts, episodes };
  };
}

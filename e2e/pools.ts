/**
 * The worlds that journeys share: the files of a folder of `journeys` find one that is running, instead of starting one
 * each. A file of the folder `alone` has a world to itself.
 */
import { trusting } from './identity-provider.ts';
import type { Seed } from './seed.ts';
import type { Environment } from './server-process.ts';
import { siteAddress } from './site-address.ts';

type Pool = { seed: Seed; environment: Environment };

const pools: Readonly<Record<string, Pool>> = {
  // Each is about people of its own.
  accounts: { seed: 'samples', environment: { WAITLIST_MODE: 'on', ...trusting } },
  // Each brings in what no other does, and looks at that alone.
  adding: { seed: 'samples', environment: { PODCAST_DIRECTORY_URL: `${siteAddress}directory` } },
  // Each makes organizations of its own in a library that begins with nothing.
  making: { seed: 'empty', environment: { CRAWL_PAUSE_MS: '0' } },
  // They read, or change what belongs to people of their own, and add nothing to the library.
  reading: { seed: 'samples', environment: {} },
};

/** How the path of a journey names its folder. */
const folderPattern = /\/journeys\/([a-z]+)\/[^/]+$/;
const folderOf = (file: string): string => folderPattern.exec(file)?.[1] ?? '';

/** The folder whose files share a world; null where a file has one to itself. */
export const poolOf = (file: string): string | null =>
  Object.hasOwn(pools, folderOf(file)) ? folderOf(file) : null;

/** What the world of a file begins with, where the file does not say it. */
export const beginningOf = (file: string): Pool =>
  pools[folderOf(file)] ?? { seed: 'samples', environment: {} };

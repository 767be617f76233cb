import type { GuardedFetch } from '../fetch/fetch.type.ts';
import { createItunesDirectory } from '../sources/directory/itunes.directory.ts';
import type { CrawlLimits, CrawlTools } from './crawl.type.ts';
import { createHostGate } from './host-gate.ts';
import { createRobotsReader } from './robots.ts';

const limits: Omit<CrawlLimits, 'pagesMax' | 'pauseMs'> = {
  bytesMax: 250 * 2 ** 20,
  pageMaxBytes: 15 * 2 ** 20,
  depthMax: 6,
  timeoutMs: 20_000,
};
/** Episodes that the directory is asked for, of each name. */
const episodesMax = 25;

type Parts = {
  fetch: GuardedFetch;
  config: { crawl: Pick<CrawlLimits, 'pagesMax' | 'pauseMs'>; directoryUrl: string | null };
  tools: Omit<CrawlTools, 'hosts' | 'robots' | 'directory' | 'limits'>;
  clock: () => Date;
};

/** All that crawls work with; the gate of hosts and the rules of sites are shared by all of a process. */
export function crawlTools({ fetch, config, tools, clock }: Parts): CrawlTools {
  const { directoryUrl: url, crawl } = config;
  const hosts = createHostGate();
  const { timeoutMs } = limits;
  const now = () => clock().getTime();
  return {
    ...tools,
    hosts,
    robots: createRobotsReader({ fetch, hosts, pauseMs: crawl.pauseMs, timeoutMs, now }),
    directory: url === null ? null : createItunesDirectory({ fetch, url, limit: episodesMax }),
    limits: { ...limits, ...crawl },
  };
}

/** Which pages of a site programs may read, as the site says (RFC 9309). */
import robotsModule from 'robots-parser';
import { FetchError, tooManyRedirects } from '../fetch/fetch.errors.ts';
import type { GuardedFetch } from '../fetch/fetch.type.ts';
import { decodeText } from '../sources/text/text-decoding.ts';
import type { HostGate } from './host-gate.ts';

/** The name by which sites may forbid us their pages: the product's own. */
const crawlerName = 'Ecco';

export type Robots = {
  allows: (url: string) => boolean;
  /** How long to wait between two requests, in ms; null where the site does not say. */
  delayMs: number | null;
  sitemaps: string[];
  /** Why the site could not be asked; it is left alone then, which is not its wish. */
  problem: FetchError | null;
};
/** Reads the rules of the site that an address lies on; asked once in a while for each site. */
export type RobotsReader = (url: string, signal: AbortSignal) => Promise<Robots>;

// A CommonJS function, which its types take for a module.
const robotsParser = 'default' in robotsModule ? robotsModule.default : robotsModule;

/** As much of the rules as is read; what comes after it counts for nothing (RFC 9309, 2.5). */
const readBytes = 512 * 1024;
/** As many as programs that crawl are asked to follow (RFC 9309, 2.3.1.2). */
export const redirectsMax = 5;
const cacheMs = 3_600_000;
/** Rules that could not be had are asked for again sooner. */
const failedMs = 60_000;
const cacheMax = 500;
/** A site that asks for more than this between two requests is asked at this pace. */
const longestDelayMs = 30_000;
const sitemapsMax = 10;

const everything: Robots = { allows: () => true, delayMs: null, sitemaps: [], problem: null };
/** What cannot be asked for its rules is left alone. */
const unknown = (problem: FetchError): Robots => ({
  allows: () => false,
  delayMs: null,
  sitemaps: [],
  problem,
});

function readRules(url: string, text: string): Robots {
  const rules = robotsParser(url, text);
  const seconds = rules.getCrawlDelay(crawlerName);
  return {
    allows: (address) => rules.isAllowed(address, crawlerName) !== false,
    delayMs: seconds === undefined ? null : Math.min(seconds * 1000, longestDelayMs),
    sitemaps: rules.getSitemaps().slice(0, sitemapsMax),
    problem: null,
  };
}

type RobotsParts = {
  fetch: Pick<GuardedFetch, 'peek'>;
  /** Rules are asked for at the pace of pages. */
  hosts: HostGate;
  pauseMs: number;
  timeoutMs: number;
  now: () => number;
};
type RobotsReply = Awaited<ReturnType<GuardedFetch['peek']>>;

/** The answer to one address, or the address that it leads on to. */
async function askOnce(
  { fetch, hosts, pauseMs, timeoutMs }: RobotsParts,
  url: string,
  signal: AbortSignal,
): Promise<RobotsReply | string> {
  const request = { signal, timeoutMs, redirects: 'tell' } as const;
  try {
    return await hosts({ host: new URL(url).host, pauseMs, signal }, () =>
      fetch.peek(url, readBytes, request),
    );
  } catch (error) {
    if (error instanceof FetchError && error.movedTo !== null) return error.movedTo;
    throw error;
  }
}

async function askFor(parts: RobotsParts, start: string, signal: AbortSignal): Promise<RobotsReply> {
  let url = start;
  for (let hop = 0; hop <= redirectsMax; hop += 1) {
    const answer = await askOnce(parts, url, signal);
    if (typeof answer !== 'string') return answer;
    url = answer;
  }
  throw tooManyRedirects(redirectsMax);
}

/** No rules where there are none (4xx); nothing is allowed where they cannot be had. */
async function fetchRules(parts: RobotsParts, url: string, signal: AbortSignal): Promise<Robots> {
  try {
    const { bytes, head } = await askFor(parts, url, signal);
    return readRules(url, decodeText(bytes, head.charset).text);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof FetchError)) throw error;
    const hasNone =
      error.status !== null && error.status >= 400 && error.status < 500 && error.status !== 429;
    return hasNone ? everything : unknown(error);
  }
}

export function createRobotsReader(parts: RobotsParts): RobotsReader {
  const { now } = parts;
  const retained = new Map<string, { robots: Robots; until: number }>();
  return async (address, signal) => {
    const { origin } = new URL(address);
    const known = retained.get(origin);
    if (known !== undefined && known.until > now()) return known.robots;
    const robots = await fetchRules(parts, `${origin}/robots.txt`, signal);
    if (retained.size >= cacheMax) retained.clear();
    retained.set(origin, { robots, until: now() + (robots.problem === null ? cacheMs : failedMs) });
    return robots;
  };
}

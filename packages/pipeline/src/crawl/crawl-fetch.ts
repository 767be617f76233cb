/** One polite request of a crawl: as the site's robots.txt allows, one at a time to a host, with a pause after each. */
import type { CrawlVisit } from '@ecco/store';
import { hashOf } from '../fetch/content-hash.ts';
import { FetchError, tooManyRedirects } from '../fetch/fetch.errors.ts';
import type { FetchedHead, FetchResult } from '../fetch/fetch.type.ts';
import type { CrawlTools, StepInput } from './crawl.type.ts';
import { redirectsMax } from './robots.ts';

/** `unchanged`: the site says so, or the bytes are those of the last time. */
export type CrawlAnswer =
  | { kind: 'forbidden' }
  | { kind: 'unchanged'; visit: CrawlVisit; bytes: number }
  | { kind: 'read'; head: FetchedHead; bytes: Uint8Array; visit: Omit<CrawlVisit, 'links' | 'signature'> };

type Asking = { url: string; before: CrawlVisit | null; signal: AbortSignal };

/**
 * One request, where the rules of its site allow it. Null where they do not, an address where it leads on. Rejects where the
 * site could not be asked for them.
 */
async function ask(
  { fetch, hosts, robots, limits }: CrawlTools,
  { url, before, signal }: Asking,
): Promise<FetchResult | string | null> {
  const rules = await robots(url, signal);
  if (rules.problem !== null) throw rules.problem;
  if (!rules.allows(url)) return null;
  const pauseMs = Math.max(limits.pauseMs, rules.delayMs ?? 0);
  const request = {
    signal,
    maxBytes: limits.pageMaxBytes,
    timeoutMs: limits.timeoutMs,
    etag: before?.etag ?? null,
    lastModified: before?.lastModified ?? null,
    redirects: 'tell',
  } as const;
  try {
    return await hosts({ host: new URL(url).host, pauseMs, signal }, () => fetch.get(url, request));
  } catch (error) {
    if (error instanceof FetchError && error.movedTo !== null) return error.movedTo;
    throw error;
  }
}

/** Follows where an address leads: each address on the way is one of a site with rules and a pace of its own. */
async function followAddress(tools: CrawlTools, asking: Asking): Promise<FetchResult | null> {
  let { url } = asking;
  for (let hop = 0; hop <= redirectsMax; hop += 1) {
    const answer = await ask(tools, { ...asking, url });
    if (typeof answer !== 'string') return answer;
    url = answer;
  }
  throw tooManyRedirects(redirectsMax);
}

/** Fetches the address of a step. Rejects with `fetch.*`, and with the signal's reason. */
export async function politeGet(tools: CrawlTools, { crawl, page, signal }: StepInput): Promise<CrawlAnswer> {
  const before = crawl.force ? null : await tools.store.crawls.visitOf(crawl.organizationId, page.url);
  const answer = await followAddress(tools, { url: page.url, before, signal });
  if (answer === null) return { kind: 'forbidden' };
  if (answer.notModified) {
    const visit = before ?? {
      url: page.url,
      etag: null,
      lastModified: null,
      contentHash: null,
      signature: null,
      links: [],
    };
    return { kind: 'unchanged', visit, bytes: 0 };
  }
  const { head, bytes } = answer;
  const contentHash = hashOf(bytes);
  if (before !== null && before.contentHash === contentHash)
    return { kind: 'unchanged', visit: before, bytes: bytes.byteLength };
  return {
    kind: 'read',
    head,
    bytes,
    visit: { url: page.url, etag: head.etag, lastModified: head.lastModified, contentHash },
  };
}

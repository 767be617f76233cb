/** One polite request of a crawl: as the site's robots.txt allows, one at a time to a host, with a pause after each. */
import { createHash } from 'node:crypto';
import type { CrawlVisit } from '@ecco/store';
import type { FetchedHead } from '../fetch/fetch.type.ts';
import type { CrawlTools, StepInput } from './crawl.type.ts';

/** `unchanged`: the site says so, or the bytes are those of the last time. */
export type CrawlAnswer =
  | { kind: 'forbidden' }
  | { kind: 'unchanged'; visit: CrawlVisit; bytes: number }
  | { kind: 'read'; head: FetchedHead; bytes: Uint8Array; visit: Omit<CrawlVisit, 'links' | 'signature'> };

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Fetches the address of a step. Rejects with `fetch.*`, and with the signal's reason. */
export async function politeGet(
  { fetch, hosts, robots, limits, store }: CrawlTools,
  { crawl, page, signal }: StepInput,
): Promise<CrawlAnswer> {
  const rules = await robots(page.url, signal);
  if (!rules.allows(page.url)) return { kind: 'forbidden' };
  const before = crawl.force ? null : await store.crawls.visitOf(crawl.organisationId, page.url);
  const answer = await hosts(
    { host: new URL(page.url).host, pauseMs: Math.max(limits.pauseMs, rules.delayMs ?? 0), signal },
    () =>
      fetch.get(page.url, {
        signal,
        maxBytes: limits.pageMaxBytes,
        timeoutMs: limits.timeoutMs,
        etag: before?.etag ?? null,
        lastModified: before?.lastModified ?? null,
      }),
  );
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

import { z } from 'zod';
import type { GuardedFetch } from '../../fetch/fetch.type.ts';
import { directoryWithoutFeed } from '../source.errors.ts';
import type { DirectoryLink } from '../source.type.ts';
import { decodeText } from '../text/text-decoding.ts';
import { findFeedLinks } from './feed.link.ts';

const Lookup = z.looseObject({ results: z.array(z.looseObject({ feedUrl: z.string().nullish() })) });

type DirectoryOptions = { lookupOrigin?: string; signal?: AbortSignal };

/**
 * The address of the feed behind a directory's page: through Apple's public lookup by id, else from the page's own
 * feed link. Throws `source.directory.no-feed` and `fetch.*`.
 */
export async function findDirectoryFeed(
  fetcher: Pick<GuardedFetch, 'get'>,
  link: DirectoryLink,
  options: DirectoryOptions = {},
): Promise<string> {
  const feed =
    link.showId === null
      ? await fromPage(fetcher, link, options)
      : await fromLookup(fetcher, link.showId, options);
  if (!feed) throw directoryWithoutFeed();
  return feed;
}

async function fromLookup(
  fetcher: Pick<GuardedFetch, 'get'>,
  id: string,
  options: DirectoryOptions,
): Promise<string | null> {
  const origin = options.lookupOrigin ?? 'https://itunes.apple.com';
  const answer = await fetcher.get(`${origin}/lookup?id=${id}&entity=podcast`, withSignal(options));
  const parsed = Lookup.safeParse(answer.notModified ? null : readJson(answer.bytes));
  const address = parsed.data?.results.find((result) => result.feedUrl)?.feedUrl ?? null;
  const url = address === null ? null : URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

async function fromPage(
  fetcher: Pick<GuardedFetch, 'get'>,
  link: DirectoryLink,
  options: DirectoryOptions,
): Promise<string | null> {
  const answer = await fetcher.get(link.url, withSignal(options));
  if (answer.notModified) return null;
  return findFeedLinks(decodeText(answer.bytes, answer.head.charset).text, answer.head.url)[0] ?? null;
}

const withSignal = ({ signal }: DirectoryOptions) => (signal ? { signal } : {});

/** A JSON answer of another service; null when it is none. */
export function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeText(bytes).text);
  } catch {
    return null;
  }
}

import type { GuardedFetch } from '../../fetch/fetch.type.ts';
import { readJson } from '../recognize/directory.feed.ts';
import { directoryUnreadable } from '../source.errors.ts';
import type { PodcastDirectory } from './directory.type.ts';
import { episodeOf, ItunesAnswer, podcastOf } from './itunes.answer.ts';

/** People wait for the answer. */
const timeoutMs = 8_000;
const maxBytes = 4 * 2 ** 20;

type Options = {
  fetch: Pick<GuardedFetch, 'get'>;
  /** The address that is asked; a query of its own stays. */
  url: string;
  /** Results of each kind, at most. */
  limit: number;
};

/** A directory that answers as the search of iTunes does. */
export function createItunesDirectory({ fetch, url, limit }: Options): PodcastDirectory {
  const addressOf = (entity: string, keywords: string): string => {
    const address = new URL(url);
    const query = { media: 'podcast', entity, term: keywords, limit: String(limit) };
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    return address.href;
  };

  async function ask<Found extends { url: string }>(
    entity: string,
    keywords: string,
    read: (result: unknown) => Found | null,
  ): Promise<Found[]> {
    const answer = await fetch.get(addressOf(entity, keywords), { timeoutMs, maxBytes });
    const { data } = ItunesAnswer.safeParse(answer.notModified ? null : readJson(answer.bytes));
    if (data === undefined) throw directoryUnreadable();
    const matches = data.results.flatMap((result) => read(result) ?? []);
    return [...new Map(matches.map((one) => [one.url, one])).values()].slice(0, limit);
  }

  return {
    podcasts: (keywords) => ask('podcast', keywords, podcastOf),
    episodes: (keywords) => ask('podcastEpisode', keywords, episodeOf),
  };
}

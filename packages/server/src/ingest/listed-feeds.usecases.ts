import type { ListedFeeds, ListedFeedsQuery } from '@ecco/contract';
import { showIgnored } from '@ecco/pipeline';
import type { Show } from '@ecco/store';
import type { Authorized } from '../request/access/authorize.ts';
import type { Services } from '../request/services.ts';

/** Why a feed does not come in, in words; null where it does, or nobody has looked yet. */
const reasonOf = ({ ignoredAt, name, fetchError }: Show): string | null =>
  ignoredAt === null ? fetchError : showIgnored(name).message;

/** How far the feeds of a list are, for whoever has the list: a feed is told about by its exact address only. */
export async function listedFeeds(
  { store }: Pick<Services, 'store'>,
  _who: Authorized<'read'>,
  { feeds }: ListedFeedsQuery,
): Promise<ListedFeeds> {
  const matches = await store.shows.findByFeedUrls(feeds);
  const showOf = new Map(matches.map((show) => [show.feedUrl, show]));
  const result: ListedFeeds = { followed: 0, waiting: 0, failed: [] };
  for (const feedUrl of new Set(feeds)) {
    const show = showOf.get(feedUrl);
    const reason = show === undefined ? null : reasonOf(show);
    if (show && reason !== null) result.failed.push({ feed_url: feedUrl, name: show.name, reason });
    else if (show?.lastFetchedAt) result.followed += 1;
    else result.waiting += 1;
  }
  return result;
}

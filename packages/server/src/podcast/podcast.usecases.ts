import type { Pipeline } from '@ecco/pipeline';
import type { Show, Store } from '@ecco/store';
import type { Authorised } from '../request/authorise.ts';
import { ownUserOf } from '../request/own-user.ts';
import { podcastIgnored, podcastNotFound, podcastWithoutFeed } from './podcast.errors.ts';

type Shelves = Pick<Store, 'shows' | 'follows'>;

/** The podcasts the person follows, by name; one that is ignored is not shown meanwhile. */
export const listFollowing = ({ follows }: Shelves, who: Authorised<'read-own'>): Promise<Show[]> =>
  follows.listOf(ownUserOf(who));

/**
 * Follows a show, or no longer; twice is as good as once. Gives the show.
 * @throws RequestError 404
 */
export async function followPodcast(
  { shows, follows }: Shelves,
  who: Authorised<'change-own'>,
  { uuid, follow }: { uuid: string; follow: boolean },
): Promise<Show> {
  const show = await shows.findById(uuid);
  if (!show || (follow && show.ignoredAt !== null)) throw podcastNotFound();
  if (follow) await follows.follow(ownUserOf(who), [show.id]);
  else await follows.unfollow(ownUserOf(who), show.id);
  return show;
}

/**
 * Ignores a show from now on, or no longer. It is no longer looked at, proposed or listed, and no search leads to its
 * items; they stay where links and lists that people made lead to them.
 * @throws RequestError 404
 */
export async function ignorePodcast(
  { shows }: Pick<Store, 'shows'>,
  _who: Authorised<'curate'>,
  { uuid, ignore }: { uuid: string; ignore: boolean },
): Promise<Show> {
  const show = await shows.setIgnored(uuid, ignore);
  if (!show) throw podcastNotFound();
  return show;
}

type Looking = { store: Pick<Store, 'shows'>; pipeline: Pick<Pipeline, 'lookAtFeed'> };

/**
 * Has the show's feed looked at now; `begun` is false where that is queued or under way already.
 * @throws RequestError 404, and 409 where there is nothing to look at
 */
export async function lookForEpisodes(
  { store, pipeline }: Looking,
  _who: Authorised<'curate'>,
  uuid: string,
): Promise<{ show: Show; begun: boolean }> {
  const show = await store.shows.findById(uuid);
  if (!show) throw podcastNotFound();
  if (show.ignoredAt !== null) throw podcastIgnored();
  if (show.feedUrl === null) throw podcastWithoutFeed();
  return { show, begun: await pipeline.lookAtFeed(show.id) };
}

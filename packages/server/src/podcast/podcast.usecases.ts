import type { Show, Store } from '@ecco/store';
import type { Authorised } from '../policy/authorise.ts';
import { ownUserOf } from '../policy/own-user.ts';
import { podcastNotFound } from './podcast.errors.ts';

type Shelves = Pick<Store, 'shows' | 'follows'>;

/** The podcasts the person follows, by name. */
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
  if (!show) throw podcastNotFound();
  if (follow) await follows.follow(ownUserOf(who), [show.id]);
  else await follows.unfollow(ownUserOf(who), show.id);
  return show;
}

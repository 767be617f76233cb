import type { Pipeline } from '@ecco/pipeline';
import type { Show, Store } from '@ecco/store';
import { z } from 'zod';
import type { Authorized } from '../request/access/authorize.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { permit } from '../request/access/thing-policy.ts';
import { podcastNotFound } from './podcast.errors.ts';
import { type PermittedShow, showPolicy } from './show.policy.ts';

type Repositories = Pick<Store, 'shows' | 'follows'>;

/** The podcasts the person follows, by name; one that is ignored is not shown meanwhile. */
export const listFollowing = ({ follows }: Repositories, who: Authorized<'read-own'>): Promise<Show[]> =>
  follows.listOf(ownUserOf(who));

/** @throws RequestError 404 */
export async function findShow({ shows }: Pick<Store, 'shows'>, identifier: string): Promise<Show> {
  const isId = z.uuid().safeParse(identifier).success;
  const show = await (isId ? shows.findById(identifier) : shows.findBySlug(identifier));
  if (show === null) throw podcastNotFound();
  return show;
}

/**
 * Follows a show, or no longer, which may also be one that is ignored meanwhile.
 * @throws RequestError 404, also for one that is ignored and would be followed
 */
export async function setFollowing(
  { shows, follows }: Repositories,
  who: Authorized<'change-own'>,
  { id, isFollowed }: { id: string; isFollowed: boolean },
): Promise<Show> {
  const show = await findShow({ shows }, id);
  if (isFollowed) {
    const { thing } = permit(showPolicy, 'follow', { thing: show, actor: who });
    await follows.follow(ownUserOf(who), [thing.id]);
  } else await follows.unfollow(ownUserOf(who), show.id);
  return show;
}

/**
 * Ignores a show from now on, or no longer. It is no longer looked at, proposed or listed, and no search leads to its
 * items; they stay where links and lists that people made lead to them.
 * @throws RequestError 404 when it has gone meanwhile
 */
export async function ignorePodcast(
  { shows }: Pick<Store, 'shows'>,
  { thing }: PermittedShow<'ignore'>,
  ignore: boolean,
): Promise<void> {
  const show = await shows.setIgnored(thing.id, ignore);
  if (!show) throw podcastNotFound();
}

/** Has the show's feed looked at now; false where that is queued or under way already. */
export const lookForEpisodes = (
  { pipeline }: { pipeline: Pick<Pipeline, 'lookAtFeed'> },
  { thing }: PermittedShow<'refresh'>,
): Promise<boolean> => pipeline.lookAtFeed(thing.id);

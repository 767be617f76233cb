import type { FollowedPodcast } from '@ecco/contract';
import type { Show } from '@ecco/store';
import { os } from '../http/request-context.ts';
import { presentShow } from '../item/show.presenter.ts';
import { authorise } from '../policy/authorise.ts';
import { pathNotFound } from '../request/request.errors.ts';
import { followPodcast, listFollowing } from './podcast.usecases.ts';

function presentFollowed(show: Show): FollowedPodcast {
  const { uuid, slug, name, image_url } = presentShow(show);
  return { uuid, slug, name, image_url };
}

const following = os.podcast.following.handler(async ({ context: { services, actor } }) => {
  const shows = await listFollowing(services.store, authorise('podcast.following', actor));
  return { podcasts: shows.map(presentFollowed) };
});

const follow = os.podcast.follow.handler(async ({ input, context: { services, actor } }) => {
  const { name } = await followPodcast(services.store, authorise('podcast.follow', actor), input);
  return { message: input.follow ? `Following ${name}` : `No longer following ${name}` };
});

const soon = (): never => {
  throw pathNotFound();
};

export const podcastRoutes = {
  following,
  follow,
  read: os.podcast.read.handler(soon),
  publication: os.podcast.publication.handler(soon),
  ignore: os.podcast.ignore.handler(soon),
  refresh: os.podcast.refresh.handler(soon),
  submitRefresh: os.podcast.submitRefresh.handler(soon),
};

import { authorise } from '../request/authorise.ts';
import { pageOf, paginationOf } from '../request/pagination.ts';
import { os } from '../request/request-context.ts';
import { presentFollowed, presentPodcast, presentPublication } from './podcast.presenter.ts';
import { followPodcast, ignorePodcast, listFollowing, lookForEpisodes } from './podcast.usecases.ts';
import { readPodcast, readPublication } from './show-page.usecases.ts';

const following = os.podcast.following.handler(async ({ context: { services, actor } }) => {
  const shows = await listFollowing(services.store, authorise('podcast.following', actor));
  return { podcasts: shows.map(presentFollowed) };
});

const follow = os.podcast.follow.handler(async ({ input, context: { services, actor } }) => {
  const { name } = await followPodcast(services.store, authorise('podcast.follow', actor), input);
  return { message: input.follow ? `Following ${name}` : `No longer following ${name}` };
});

const read = os.podcast.read.handler(async ({ input, context: { services, actor, event } }) => {
  const wanted = { slug: input.slug, page: pageOf(input) };
  const found = await readPodcast(services, authorise('podcast.read', actor), wanted);
  event.found = found.size.total;
  return { podcast: presentPodcast(found), pagination: paginationOf(wanted.page, found.size.total) };
});

const publication = os.podcast.publication.handler(async ({ input, context: { services, actor, event } }) => {
  const wanted = { slug: input.slug, page: pageOf(input) };
  const found = await readPublication(services, authorise('podcast.publication', actor), wanted);
  event.found = found.size.total;
  return {
    publication: presentPublication(found),
    pagination: paginationOf(wanted.page, found.size.total),
  };
});

const ignore = os.podcast.ignore.handler(async ({ input, context: { services, actor } }) => {
  const { name } = await ignorePodcast(services.store, authorise('podcast.ignore', actor), input);
  return { message: input.ignore ? `${name} is ignored` : `${name} is no longer ignored` };
});

const refresh = os.podcast.refresh.handler(async ({ input, context: { services, actor } }) => {
  const { show, begun } = await lookForEpisodes(services, authorise('podcast.refresh', actor), input.uuid);
  return {
    message: begun
      ? `Looking for new episodes of ${show.name}`
      : `New episodes of ${show.name} are being looked for already`,
  };
});

export const podcastRoutes = { following, follow, read, publication, ignore, refresh };

import { authorize } from '../request/access/authorize.ts';
import { permit } from '../request/access/thing-policy.ts';
import { pageOf, paginationOf } from '../request/http/pagination.ts';
import { noteValues } from '../request/note-values.ts';
import { os } from '../request/request-context.ts';
import { presentFollowed, presentPodcast, presentPublication } from './podcast.presenter.ts';
import {
  findShow,
  followPodcast,
  ignorePodcast,
  listFollowing,
  lookForEpisodes,
  unfollowPodcast,
} from './podcast.usecases.ts';
import { showPolicy } from './show.policy.ts';
import { readPodcast, readPublication } from './show-page.usecases.ts';

const following = os.podcast.following.handler(async ({ context: { services, actor } }) => {
  const shows = await listFollowing(services.store, authorize('podcast.following', actor));
  return { podcasts: shows.map(presentFollowed) };
});

const follow = os.podcast.follow.handler(async ({ input, context: { services, actor } }) => {
  const who = authorize('podcast.follow', actor);
  const show = await findShow(services.store, input.uuid);
  if (input.follow)
    await followPodcast(services.store, permit(showPolicy, 'follow', { thing: show, actor: who }));
  else await unfollowPodcast(services.store, who, show);
  return { message: input.follow ? `Following ${show.name}` : `No longer following ${show.name}` };
});

const read = os.podcast.read.handler(async ({ input, context: { services, actor, event } }) => {
  const wanted = { slug: input.slug, page: pageOf(input) };
  const found = await readPodcast(services, authorize('podcast.read', actor), wanted);
  event.found = found.size.total;
  return { podcast: presentPodcast(found), pagination: paginationOf(wanted.page, found.size.total) };
});

const publication = os.podcast.publication.handler(async ({ input, context: { services, actor, event } }) => {
  const wanted = { slug: input.slug, page: pageOf(input) };
  const found = await readPublication(services, authorize('podcast.publication', actor), wanted);
  event.found = found.size.total;
  return {
    publication: presentPublication(found),
    pagination: paginationOf(wanted.page, found.size.total),
  };
});

const ignore = os.podcast.ignore.handler(async ({ input, context }) => {
  const { services, actor, event } = context;
  const show = await findShow(services.store, input.uuid);
  event.audit = { subject: { kind: 'show', id: show.id, name: show.name } };
  noteValues(context, { before: { ignore: show.ignoredAt !== null }, after: { ignore: input.ignore } });
  await ignorePodcast(services.store, permit(showPolicy, 'ignore', { thing: show, actor }), input.ignore);
  return { message: input.ignore ? `${show.name} is ignored` : `${show.name} is no longer ignored` };
});

const refresh = os.podcast.refresh.handler(async ({ input, context: { services, actor } }) => {
  const show = await findShow(services.store, input.uuid);
  const begun = await lookForEpisodes(services, permit(showPolicy, 'refresh', { thing: show, actor }));
  return {
    message: begun
      ? `Looking for new episodes of ${show.name}`
      : `New episodes of ${show.name} are being looked for already`,
  };
});

export const podcastRoutes = { following, follow, read, publication, ignore, refresh };

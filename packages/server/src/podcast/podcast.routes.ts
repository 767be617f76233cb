import { pageOf, paginationOf } from '../request/http/pagination.ts';
import { noteValues } from '../request/note-values.ts';
import { guarded, os } from '../request/request-context.ts';
import { presentFollowed, presentPodcast, presentPublication } from './podcast.presenter.ts';
import { ignorePodcast, listFollowing, lookForEpisodes, setFollowing } from './podcast.usecases.ts';
import { showTo } from './show.guard.ts';
import { readPodcast, readPublication } from './show-page.usecases.ts';

const following = guarded(os.podcast.following).handler(async ({ context: { services, actor } }) => {
  const shows = await listFollowing(services.store, actor);
  return { podcasts: shows.map(presentFollowed) };
});

const followShow = guarded(os.podcast.follow).handler(async ({ input, context: { services, actor } }) => {
  const show = await setFollowing(services.store, actor, { id: input.uuid, isFollowed: input.follow });
  return { message: input.follow ? `Following ${show.name}` : `No longer following ${show.name}` };
});

const read = guarded(os.podcast.read).handler(async ({ input, context: { services, actor, event } }) => {
  const requested = { slug: input.slug, page: pageOf(input) };
  const showPage = await readPodcast(services, actor, requested);
  event.found = showPage.size.total;
  return { podcast: presentPodcast(showPage), pagination: paginationOf(requested.page, showPage.size.total) };
});

const publication = guarded(os.podcast.publication).handler(
  async ({ input, context: { services, actor, event } }) => {
    const requested = { slug: input.slug, page: pageOf(input) };
    const showPage = await readPublication(services, actor, requested);
    event.found = showPage.size.total;
    return {
      publication: presentPublication(showPage),
      pagination: paginationOf(requested.page, showPage.size.total),
    };
  },
);

const ignore = guarded(os.podcast.ignore)
  .use(showTo('ignore', 'uuid'))
  .handler(async ({ input, context }) => {
    const { services, event, permitted } = context;
    const { thing: show } = permitted;
    event.audit = { subject: { kind: 'show', id: show.id, name: show.name } };
    noteValues(context, { before: { ignore: show.ignoredAt !== null }, after: { ignore: input.ignore } });
    await ignorePodcast(services.store, permitted, input.ignore);
    return { message: input.ignore ? `${show.name} is ignored` : `${show.name} is no longer ignored` };
  });

const refresh = guarded(os.podcast.refresh)
  .use(showTo('refresh', 'uuid'))
  .handler(async ({ context: { services, permitted } }) => {
    const begun = await lookForEpisodes(services, permitted);
    const { name } = permitted.thing;
    return {
      message: begun
        ? `Looking for new episodes of ${name}`
        : `New episodes of ${name} are being looked for already`,
    };
  });

export const podcastRoutes = { following, follow: followShow, read, publication, ignore, refresh };

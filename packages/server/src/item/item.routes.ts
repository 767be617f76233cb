import { type Item as PublicItem, progressOf } from '@ecco/contract';
import type { ContentKind } from '@ecco/domain';
import type { ItemWithShow } from '@ecco/store';
import { interestsOf } from '../identity/user/interests.reader.ts';
import { grant } from '../request/access/thing-policy.ts';
import { pageOf } from '../request/http/pagination.ts';
import { guarded, os, type RequestContext } from '../request/request-context.ts';
import { streamHeaders } from '../stream/event-streams.ts';
import { followItem } from './follow-item.ts';
import { itemTo } from './item.guard.ts';
import { itemPolicy } from './item.policy.ts';
import { presentItem } from './item.presenter.ts';
import {
  findItem,
  readProceedings,
  readTranscript,
  readWhole,
  reprocessItem,
  rereadItem,
} from './item.usecases.ts';
import { presentCard } from './item-card.presenter.ts';
import { presentArticle } from './item-names.presenter.ts';
import { presentLibrary } from './library.presenter.ts';
import { browseLibrary } from './library.usecases.ts';
import { withOwner } from './owned-items.ts';
import { presentShow } from './show.presenter.ts';

type Open = {
  id: string;
  kinds?: readonly ContentKind[];
  transcribe?: boolean | undefined;
  summarize?: boolean | undefined;
  version?: number | undefined;
};

/** Nothing is under way and there is more to make: what "Get AI Summary" asks for. */
const isWaiting = ({ item }: ItemWithShow): boolean =>
  item.nextStage === null && progressOf(item.status) < progressOf('ANALYSIS_COMPLETE');

/**
 * The item, with what opening it asks for begun: a transcript or summary is made for who may have it made, from our pages,
 * and everybody else is shown what there is.
 */
async function started(
  { transcribe, summarize }: Open,
  itemWithShow: ItemWithShow,
  { services, actor, ownPage }: RequestContext,
): Promise<ItemWithShow> {
  if (!(transcribe || summarize) || !ownPage || !isWaiting(itemWithShow)) return itemWithShow;
  const permitted = grant(itemPolicy, 'retry', { thing: itemWithShow.item, actor });
  return permitted
    ? { item: await reprocessItem(services, permitted), show: itemWithShow.show }
    : itemWithShow;
}

async function open(
  requested: Open,
  context: RequestContext,
): Promise<{ item: PublicItem; found: ItemWithShow }> {
  const { services, actor, event } = context;
  const itemWithShow = await findItem(services.store, requested);
  event.item = itemWithShow.item.id;
  const found = await started(requested, itemWithShow, context);
  const [whole, interests] = await Promise.all([
    readWhole(services, found, requested.version),
    interestsOf(services, actor),
  ]);
  return { item: presentItem(whole, { actor, interests }), found };
}

const showOf = ({ show }: ItemWithShow) => (show ? presentShow(show) : null);

/** The podcast of an episode, and whether the reader follows it. */
async function podcastOf({ show }: ItemWithShow, { services, actor }: RequestContext) {
  if (show === null) return null;
  const { follows } = services.store;
  const following = actor.userId !== null && (await follows.isFollowing(actor.userId, show.id));
  return { ...presentShow(show), following };
}

const library = guarded(os.item.library).handler(async ({ input, context: { services, actor, event } }) => {
  const browsed = await browseLibrary(services, actor, input);
  event.found = browsed.total;
  return presentLibrary(browsed, { page: pageOf(input), actor });
});

const content = guarded(os.item.content).handler(async ({ input, context }) => {
  const { item, found } = await open(input, context);
  return { item, show: showOf(found) };
});

const transcript = guarded(os.item.transcript).handler(({ input, context }) =>
  readTranscript(context.services.store, input),
);

const proceedings = guarded(os.item.proceedings).handler(({ input, context }) =>
  readProceedings(context.services, input.id),
);

const progress = guarded(os.item.progress).handler(async ({ input, context, signal }) => {
  const { services, actor, event, setHeaders } = context;
  const { item } = await findItem(services.store, input);
  event.item = item.id;
  setHeaders(streamHeaders);
  const reader = { address: actor.address, event, signal };
  return services.streams.open(reader, (ended) => followItem(services.store, item.id, ended));
});

const episode = guarded(os.item.episode).handler(async ({ input, context }) => {
  const { item, found } = await open(
    { ...input, id: input.slug, kinds: ['episode', 'meeting', 'earnings'] },
    context,
  );
  return { episode: item, podcast: await podcastOf(found, context) };
});

const media = guarded(os.item.media).handler(async ({ input, context }) => {
  const { item } = await open({ ...input, id: input.slug, kinds: ['video'] }, context);
  return { video: item };
});

const document = guarded(os.item.document).handler(async ({ input, context }) => {
  const { item } = await open({ id: input.uuid, kinds: ['document'] }, context);
  return { document: item };
});

const article = guarded(os.item.article).handler(async ({ input, context }) => {
  const { item, found } = await open({ id: input.slug, kinds: ['article'] }, context);
  return { article: presentArticle(item), publication: showOf(found) };
});

const earnings = guarded(os.item.earnings).handler(async ({ input, context }) => {
  const { item } = await open({ id: input.uuid, kinds: ['earnings'] }, context);
  return { earnings: item };
});

const retry = guarded(os.item.retry)
  .use(itemTo('retry', 'slug'))
  .handler(async ({ input: { from }, context }) => {
    const { services, actor, permitted } = context;
    const result = { item: await reprocessItem(services, permitted, from), show: permitted.show };
    return {
      episode: presentItem(await readWhole(services, result, undefined), {
        actor,
        interests: await interestsOf(services, actor),
      }),
      podcast: await podcastOf(result, context),
    };
  });

const reread = guarded(os.item.readAgain)
  .use(itemTo('readAgain', 'id'))
  .handler(async ({ input, context: { services, permitted } }) => {
    const { item, outcome } = await rereadItem(services, permitted, input.confirmed);
    return { item: presentCard(await withOwner(services.store, { item, show: permitted.show })), outcome };
  });

export const itemRoutes = {
  library,
  content,
  transcript,
  proceedings,
  progress,
  episode,
  media,
  document,
  article,
  earnings,
  retry,
  readAgain: reread,
};

import type { SearchSort } from '@ecco/contract';
import type { ContentKind, FlavorName } from '@ecco/domain';
import { printValue } from '@ecco/domain/search-language';
import { findItem } from '../item/item.usecases.ts';
import { presentCard } from '../item/item-card.presenter.ts';
import { withOwners } from '../item/owned-items.ts';
import { presentShowCard } from '../item/show-card.presenter.ts';
import { listTo } from '../list/list.guard.ts';
import { guarded, os, type RequestContext } from '../request/request-context.ts';
import { presentDirectoryEpisode, presentDirectoryPodcast } from './directory.presenter.ts';
import { presentFlavor } from './flavor.presenter.ts';
import { searchLibrary } from './library-search.usecases.ts';
import { presentRead } from './read-query.ts';
import { itemsNaming, itemsOfList } from './search-scope.usecases.ts';
import type { Widening } from './widened-search.ts';

const resultsInside = 100;
/** Suggested while somebody types. */
const organizationsMax = 50;

/** Completed while somebody types. */
const valuesMax = 12;

type Widened = { flavor?: FlavorName | undefined; without?: string | undefined };
type Flag = 'true' | 'false';
type Ordered = Widened & { query: string; sort: SearchSort; exact: Flag };
type Inside = Ordered & { id: string; kinds?: readonly ContentKind[] };
type Across = Ordered & { page: number; per_page: number; overview: Flag };

const wideningOf = ({ flavor, without }: Widened): Widening | null =>
  flavor ? { flavor, without: without?.split(',').map((said) => said.trim()) ?? [] } : null;

/** What every search of lines is asked with. */
const orderedAs = (input: Ordered, { actor, services }: RequestContext) => ({
  text: input.query,
  asker: { userId: actor.userId, now: services.now() },
  sort: input.sort,
  exact: input.exact === 'true',
  widening: wideningOf(input),
});

async function searchInside(input: Inside, context: RequestContext) {
  const { services, event } = context;
  const { item } = await findItem(services.store, input);
  event.item = item.id;
  const { answer, lasts } = await services.searchLines({
    ...orderedAs(input, context),
    itemIds: [item.id],
    limit: resultsInside,
  });
  event.found = answer.results.length;
  if (lasts) context.keepAnswer();
  return answer;
}

const inside = guarded(os.search.inside).handler(({ input, context }) => searchInside(input, context));

const earnings = guarded(os.search.earnings).handler(({ input: { uuid: id, ...wanted }, context }) =>
  searchInside({ ...wanted, id, kinds: ['earnings'] }, context),
);

async function searchAcross(input: Across, context: RequestContext, itemIds?: string[]) {
  const { services, event } = context;
  const { answer, lasts } = await services.searchLines({
    ...orderedAs(input, context),
    overview: input.overview === 'true',
    ...(itemIds && { itemIds }),
    skip: (input.page - 1) * input.per_page,
    limit: input.per_page,
  });
  event.found = answer.results.length;
  // Which items are looked into may change otherwise.
  if (lasts && !itemIds) context.keepAnswer();
  return answer;
}

const transcripts = guarded(os.search.transcripts).handler(({ input, context }) =>
  searchAcross(input, context),
);

const list = guarded(os.search.list)
  .use(listTo('read', 'uuid'))
  .handler(async ({ input, context }) =>
    searchAcross(input, context, await itemsOfList(context.services.store, context.permitted)),
  );

const organizations = guarded(os.search.organisations).handler(async ({ input, context }) =>
  searchAcross(input, context, await itemsNaming(context.services.store, input.org_ids)),
);

const values = guarded(os.search.values).handler(async ({ input, context: { services, event } }) => {
  const valueMatches = await services.store.search.values({ ...input, limit: valuesMax });
  event.found = valueMatches.length;
  return { values: valueMatches.map(({ name, items }) => ({ name, items, value: printValue(name) })) };
});

const flavor = guarded(os.search.flavor).handler(async ({ input, context: { services } }) => {
  const { rows } = await services.mostNamed({ type: 'organisation', page: 1, perPage: organizationsMax });
  return presentFlavor(
    input.name,
    rows.map(({ name }) => name),
  );
});

const local = guarded(os.search.local).handler(async ({ input, context: { services, actor, event } }) => {
  const asker = { userId: actor.userId, now: services.now() };
  const { items, shows, read, corrected } = await searchLibrary(services.store, input.keywords, asker);
  event.found = items.length + shows.length;
  const episodes = await withOwners(services.store, items);
  return {
    ...presentRead(read.parsed),
    corrected,
    episodes: episodes.map(presentCard),
    podcasts: shows.map(presentShowCard),
  };
});

const directory = guarded(os.search.directory).handler(async ({ input, context: { services, event } }) => {
  const { configured, podcasts, episodes } = await services.searchDirectory(input.keywords);
  services.pictures.tell([...podcasts, ...episodes].map(({ imageUrl }) => imageUrl));
  event.found = podcasts.length + episodes.length;
  return {
    configured,
    episodes: episodes.map(presentDirectoryEpisode),
    podcasts: podcasts.map(presentDirectoryPodcast),
  };
});

export const searchRoutes = {
  inside,
  earnings,
  transcripts,
  list,
  organisations: organizations,
  values,
  flavor,
  local,
  directory,
};

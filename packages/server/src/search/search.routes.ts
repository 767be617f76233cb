import type { ContentKind, FlavorName } from '@ecco/domain';
import { findItem } from '../item/item.usecases.ts';
import { presentCard } from '../item/item-card.presenter.ts';
import { presentShowCard } from '../item/show-card.presenter.ts';
import { os, type RequestContext } from '../request/request-context.ts';
import { presentDirectoryEpisode, presentDirectoryPodcast } from './directory.presenter.ts';
import { presentFlavor } from './flavor.presenter.ts';
import { searchLibrary } from './library-search.usecases.ts';
import type { Widening } from './widened-search.ts';

const resultsInside = 100;
const resultsAcross = 20;
/** Suggested while somebody types. */
const organisationsMax = 50;

type Widened = { flavor?: FlavorName | undefined; without?: string | undefined };
type Inside = Widened & { id: string; query: string; kinds?: readonly ContentKind[] };

const wideningOf = ({ flavor, without }: Widened): Widening | null =>
  flavor ? { flavor, without: without?.split(',').map((said) => said.trim()) ?? [] } : null;

async function searchInside(
  { query, flavor, without, ...wanted }: Inside,
  { services, event }: RequestContext,
) {
  const { item } = await findItem(services.store, wanted);
  event.item = item.id;
  const answer = await services.searchLines({
    text: query,
    itemIds: [item.id],
    limit: resultsInside,
    widening: wideningOf({ flavor, without }),
  });
  event.found = answer.results.length;
  return answer;
}

const inside = os.search.inside.handler(({ input, context }) => searchInside(input, context));

const earnings = os.search.earnings.handler(({ input: { uuid: id, ...wanted }, context }) =>
  searchInside({ ...wanted, id, kinds: ['earnings'] }, context),
);

const transcripts = os.search.transcripts.handler(async ({ input, context: { services, event } }) => {
  const answer = await services.searchLines({
    text: input.query,
    limit: resultsAcross,
    widening: wideningOf(input),
  });
  event.found = answer.results.length;
  return answer;
});

const flavor = os.search.flavor.handler(async ({ input, context: { services } }) => {
  const { rows } = await services.mostNamed({ type: 'organisation', page: 1, perPage: organisationsMax });
  return presentFlavor(
    input.name,
    rows.map(({ name }) => name),
  );
});

const local = os.search.local.handler(async ({ input, context: { services, event } }) => {
  const { items, shows } = await searchLibrary(services.store, input.keywords);
  event.found = items.length + shows.length;
  return { episodes: items.map(presentCard), podcasts: shows.map(presentShowCard) };
});

const directory = os.search.directory.handler(async ({ input, context: { services, event } }) => {
  const { configured, podcasts, episodes } = await services.searchDirectory(input.keywords);
  event.found = podcasts.length + episodes.length;
  return {
    configured,
    episodes: episodes.map(presentDirectoryEpisode),
    podcasts: podcasts.map(presentDirectoryPodcast),
  };
});

export const searchRoutes = { inside, earnings, transcripts, flavor, local, directory };

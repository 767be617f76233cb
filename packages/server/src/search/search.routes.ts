import { os } from '../http/request-context.ts';
import { findItem } from '../item/item.usecases.ts';
import { presentCard } from '../item/item-card.presenter.ts';

const resultsInside = 100;
const resultsAcross = 20;

const inside = os.search.inside.handler(async ({ input, context: { services, event } }) => {
  const { item } = await findItem(services.store, { id: input.id });
  event.item = item.id;
  const answer = await services.searchLines({ text: input.query, itemIds: [item.id], limit: resultsInside });
  event.found = answer.results.length;
  return answer;
});

const transcripts = os.search.transcripts.handler(async ({ input, context: { services, event } }) => {
  const answer = await services.searchLines({ text: input.query, limit: resultsAcross });
  event.found = answer.results.length;
  return answer;
});

const local = os.search.local.handler(async ({ input, context: { services, event } }) => {
  const found = await services.store.search.library({ text: input.keywords });
  event.found = found.length;
  return { episodes: found.map(presentCard), podcasts: [] };
});

const directory = os.search.directory.handler(() => ({ configured: false, episodes: [], podcasts: [] }));

export const searchRoutes = { inside, transcripts, local, directory };

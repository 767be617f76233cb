import { authorise } from '../request/access/authorise.ts';
import { os } from '../request/request-context.ts';
import { ingestUrl } from './ingest.usecases.ts';
import { listedFeeds } from './listed-feeds.usecases.ts';

const url = os.ingest.url.handler(async ({ input, context: { services, actor, event } }) => {
  const { result, itemId } = await ingestUrl(services, authorise('ingest.url', actor), input);
  if (itemId) event.item = itemId;
  return result;
});

const feeds = os.ingest.feeds.handler(({ input, context: { services, actor } }) =>
  listedFeeds(services, authorise('ingest.feeds', actor), input),
);

export const ingestRoutes = { url, feeds };

import { authorize } from '../request/access/authorize.ts';
import { os } from '../request/request-context.ts';
import { ingestUrl } from './ingest.usecases.ts';
import { listedFeeds } from './listed-feeds.usecases.ts';

const url = os.ingest.url.handler(async ({ input, context: { services, actor, event } }) => {
  const { result, itemId } = await ingestUrl(services, authorize('ingest.url', actor), input);
  if (itemId) event.item = itemId;
  return result;
});

const feeds = os.ingest.feeds.handler(({ input, context: { services, actor } }) =>
  listedFeeds(services, authorize('ingest.feeds', actor), input),
);

export const ingestRoutes = { url, feeds };

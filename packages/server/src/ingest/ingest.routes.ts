import { guarded, os } from '../request/request-context.ts';
import { ingestUrl } from './ingest.usecases.ts';
import { listedFeeds } from './listed-feeds.usecases.ts';

const url = guarded(os.ingest.url).handler(async ({ input, context: { services, actor, event } }) => {
  const { result, itemId } = await ingestUrl(services, actor, input);
  if (itemId) event.item = itemId;
  return result;
});

const feeds = guarded(os.ingest.feeds).handler(({ input, context: { services, actor } }) =>
  listedFeeds(services, actor, input),
);

export const ingestRoutes = { url, feeds };

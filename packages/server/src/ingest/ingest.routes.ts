import { authorise } from '../request/access/authorise.ts';
import { os } from '../request/request-context.ts';
import { ingestUrl } from './ingest.usecases.ts';

const url = os.ingest.url.handler(async ({ input, context: { services, actor, event } }) => {
  const { result, itemId } = await ingestUrl(services, authorise('ingest.url', actor), input);
  if (itemId) event.item = itemId;
  return result;
});

export const ingestRoutes = { url };

import type { IngestQuery, IngestResult } from '@ecco/contract';
import { authorise } from '../request/authorise.ts';
import { os, type RequestContext } from '../request/request-context.ts';
import { ingestUrl } from './ingest.usecases.ts';

async function take(asked: IngestQuery, { services, actor, event }: RequestContext): Promise<IngestResult> {
  const { result, itemId } = await ingestUrl(services, authorise('ingest.url', actor), asked);
  if (itemId) event.item = itemId;
  return result;
}

const url = os.ingest.url.handler(({ input, context }) => take(input, context));
const submitUrl = os.ingest.submitUrl.handler(({ input, context }) => take(input, context));

export const ingestRoutes = { url, submitUrl };

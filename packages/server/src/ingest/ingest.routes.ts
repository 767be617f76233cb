import type { IngestResult } from '@ecco/contract';
import { os, type RequestContext } from '../http/request-context.ts';
import { authorise } from '../policy/authorise.ts';
import { ingestUrl } from './ingest.usecases.ts';

async function take(address: string, { services, actor, event }: RequestContext): Promise<IngestResult> {
  const { result, itemId } = await ingestUrl(services, authorise('ingest.url', actor), address);
  if (itemId) event.item = itemId;
  return result;
}

const url = os.ingest.url.handler(({ input, context }) => take(input.url, context));
const submitUrl = os.ingest.submitUrl.handler(({ input, context }) => take(input.url, context));

export const ingestRoutes = { url, submitUrl };

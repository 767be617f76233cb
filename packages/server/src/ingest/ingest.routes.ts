import type { IngestResult } from '@ecco/contract';
import { os, type RequestContext } from '../http/request-context.ts';
import { authorise } from '../policy/authorise.ts';
import { presentTaken } from './ingest.presenter.ts';

async function takeUrl(address: string, { services, actor, event }: RequestContext): Promise<IngestResult> {
  const who = authorise('ingest.url', actor);
  await services.quota.spend(who);
  const taken = await services.intake.takeUrl(who, address);
  if (taken.item) event.item = taken.item.item.id;
  return presentTaken(taken);
}

const url = os.ingest.url.handler(({ input, context }) => takeUrl(input.url, context));
const submitUrl = os.ingest.submitUrl.handler(({ input, context }) => takeUrl(input.url, context));

export const ingestRoutes = { url, submitUrl };

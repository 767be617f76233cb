import type { KeptRecord as PublicRecord } from '@ecco/contract';
import { recordColumns } from '@ecco/domain';
import type { KeptRecord } from '@ecco/store';
import { authorise } from '../request/access/authorise.ts';
import { listQueryOf, paginationOf } from '../request/http/pagination.ts';
import { os } from '../request/request-context.ts';
import { runRecords } from './record.usecases.ts';

const present = ({ id, createdAt, updatedAt, ...record }: KeptRecord): PublicRecord => ({
  uuid: id,
  slug: record.slug,
  name: record.name,
  type: record.type,
  detail: record.detail,
  state: record.state,
  items: record.items,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

const list = os.record.list.handler(async ({ input, context: { services, actor, event } }) => {
  authorise('record.list', actor);
  const { kind, state } = input;
  const query = { ...listQueryOf(input, recordColumns), kind, state };
  const { rows, total } = await services.store.records.page(query);
  event.found = total;
  return { records: rows.map(present), pagination: paginationOf(query, total) };
});

const run = os.record.run.handler(({ input, context: { services, actor } }) =>
  runRecords(services, authorise('record.run', actor), input),
);

export const recordRoutes = { list, run };

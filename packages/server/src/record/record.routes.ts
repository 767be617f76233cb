import type { KeptRecord as PublicRecord } from '@ecco/contract';
import { recordColumns } from '@ecco/domain';
import type { RecordRow } from '@ecco/store';
import { listQueryOf, paginationOf } from '../request/http/pagination.ts';
import { noteValues } from '../request/note-values.ts';
import { guarded, os } from '../request/request-context.ts';
import { runRecords } from './record.usecases.ts';

const present = ({ id, createdAt, updatedAt, ...record }: RecordRow): PublicRecord => ({
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

const list = guarded(os.record.list).handler(async ({ input, context: { services, event } }) => {
  const { kind, state } = input;
  const query = { ...listQueryOf(input, recordColumns), kind, state };
  const { rows, total } = await services.store.records.page(query);
  event.found = total;
  return { records: rows.map(present), pagination: paginationOf(query, total) };
});

const run = guarded(os.record.run).handler(async ({ input, context }) => {
  const { services, actor, event } = context;
  const { kind, task } = input;
  const done = await runRecords(services, actor, input);
  event.audit = { subject: { kind: 'records', id: kind, name: null } };
  noteValues(context, { after: { kind, task, count: done.changed.length, uuids: done.changed } });
  return { changed: done.changed.length, refused: done.refused };
});

export const recordRoutes = { list, run };

import { recordColumns, recordKinds, recordStates, recordTasks, recordTypes } from '@ecco/domain';
import { z } from 'zod';
import { limits } from './limit.ts';
import { listQuery } from './list-query.schema.ts';
import { Pagination } from './pagination.schema.ts';

/** A thing of a data page. `detail`: whose it is, or what it does; `items`: how many hang on it. */
export const KeptRecord = z.object({
  uuid: z.string(),
  slug: z.string(),
  name: z.string(),
  type: z.enum(recordTypes),
  detail: z.string().nullable(),
  state: z.enum(recordStates).nullable(),
  items: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type KeptRecord = z.infer<typeof KeptRecord>;

const OfRecords = z.object({ kind: z.enum(recordKinds) });
export const RecordsQuery = listQuery(recordColumns).extend({
  ...OfRecords.shape,
  state: z.enum(recordStates).optional(),
});
export const RecordsPage = z.object({ records: z.array(KeptRecord), pagination: Pagination });

/** What is to be done to some of them; a kind knows some of the tasks. */
export const RecordsTask = OfRecords.extend({
  uuids: z.array(z.uuid()).min(1).max(limits.itemsAtOnceMax),
  task: z.enum(recordTasks),
});

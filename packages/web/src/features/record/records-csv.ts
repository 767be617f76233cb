import type { KeptRecord } from '@ecco/contract';
import { csvOf } from '../../format/csv.ts';
import { recordPath } from './record-path.ts';

const columns = {
  name: ({ name }: KeptRecord) => name,
  type: ({ type }: KeptRecord) => type,
  detail: ({ detail }: KeptRecord) => detail ?? '',
  state: ({ state }: KeptRecord) => state ?? '',
  items: ({ items }: KeptRecord) => String(items),
  added: ({ created_at }: KeptRecord) => created_at,
  changed: ({ updated_at }: KeptRecord) => updated_at,
  path: (record: KeptRecord) => recordPath(record),
};

/** Records as a table with a head, a line each. */
export const recordsCsv = (records: readonly KeptRecord[]): string => csvOf(columns, records);

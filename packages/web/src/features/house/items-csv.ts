import { type KeptItem, pathOf } from '@ecco/contract';
import { csvOf } from '../../format/csv.ts';

const columns = {
  title: ({ title }: KeptItem) => title,
  kind: ({ kind }: KeptItem) => kind,
  show: ({ show }: KeptItem) => show?.name ?? '',
  status: ({ processing_status }: KeptItem) => processing_status,
  reason: ({ message }: KeptItem) => message ?? '',
  score: ({ score }: KeptItem) => (score === null ? '' : String(score)),
  released: ({ release_date }: KeptItem) => release_date ?? '',
  added: ({ created_at }: KeptItem) => created_at,
  changed: ({ updated_at }: KeptItem) => updated_at,
  path: (item: KeptItem) => pathOf(item),
};

/** Items as a table with a head, a line each. */
export const itemsCsv = (items: readonly KeptItem[]): string => csvOf(columns, items);

import type { items } from './item.table.ts';
import { type Item, ItemMeta } from './item.types.ts';

/** A row as the domain sees it; the free `meta` is checked on the way out. */
export const itemOfRow = ({ uploadKey: _uploadKey, ...row }: typeof items.$inferSelect): Item => ({
  ...row,
  meta: ItemMeta.parse(row.meta),
});

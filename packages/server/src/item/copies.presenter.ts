import type { ItemName } from '@ecco/contract';
import type { ItemCopy } from '@ecco/store';

/** The copies of each item, by its id. */
export type Copies = ReadonlyMap<string, readonly ItemCopy[]>;

/** Where else the text of an item stands (D81). */
export const presentCopies = (copies: Copies, itemId: string): ItemName[] =>
  (copies.get(itemId) ?? []).map(({ id: uuid, slug, kind, title }) => ({ uuid, slug, kind, title }));

/** Of what lies in copies of one text, that of the copy which stands first; the others lead to it. */
export function withoutCopies<Value>(
  all: readonly Value[],
  { copies, itemOf }: { copies: Copies; itemOf: (value: Value) => string },
): Value[] {
  const dropped = new Set<string>();
  return all.filter((one) => {
    const id = itemOf(one);
    if (dropped.has(id)) return false;
    for (const copy of copies.get(id) ?? []) dropped.add(copy.id);
    return true;
  });
}

import type { ItemWithShow, Owner, Store } from '@ecco/store';

/** An item with the one organization that it is of. */
export type Owned<Row extends ItemWithShow = ItemWithShow> = Row & { organization: Owner | null };
export type OwnerRepositories = Pick<Store, 'links'>;

/** Groups of items, each with whose it is, by one look-up for all of them. */
export async function ownGroups<Row extends ItemWithShow>(
  { links }: OwnerRepositories,
  groups: readonly (readonly Row[])[],
): Promise<Owned<Row>[][]> {
  const ids = new Set(groups.flat().map(({ item }) => item.id));
  const owners = await links.ownersOf([...ids]);
  return groups.map((rows) => rows.map((row) => ({ ...row, organization: owners.get(row.item.id) ?? null })));
}

/** An item with whose it is. */
export async function withOwner<Row extends ItemWithShow>(
  { links }: OwnerRepositories,
  row: Row,
): Promise<Owned<Row>> {
  const owners = await links.ownersOf([row.item.id]);
  return { ...row, organization: owners.get(row.item.id) ?? null };
}

/** Items, each with whose it is, by one look-up for all of them. */
export async function withOwners<Row extends ItemWithShow>(
  ownerRepositories: OwnerRepositories,
  rows: readonly Row[],
): Promise<Owned<Row>[]> {
  const [owned = []] = await ownGroups(ownerRepositories, [rows]);
  return owned;
}

import { type CorrectableField, correctableFields, type FieldChange } from '@ecco/domain';
import { namedOrganizationOf } from '@ecco/pipeline';
import type { Item, ItemEdit, ItemWithShow, Store, Transaction } from '@ecco/store';
import type { PermittedItem } from '../item/item.policy.ts';
import { findItem } from '../item/item.usecases.ts';

/** Organizations that an item can be one of, by the edge that says so. */
type OwnOrganization = { id: string; slug: string; name: string } | null;
export type DetailsOfItem = ItemWithShow & { organization: OwnOrganization; edits: ItemEdit[] };

/** The one organization that an item is of; null where there is none, or more than one. */
export async function ownOrganizationOf(
  { links }: Pick<Transaction, 'links'>,
  itemId: string,
): Promise<OwnOrganization> {
  const own = (await links.organizationsOf(itemId)).filter(({ relation }) => relation === 'of');
  return own.length === 1 ? (own[0]?.organization ?? null) : null;
}

/** What can be put right of an item, with what was. @throws RequestError 404 */
export async function readDetails(store: Store, { thing }: PermittedItem<'correct'>): Promise<DetailsOfItem> {
  const itemWithShow = await findItem(store, { id: thing.id });
  const [organization, edits] = await Promise.all([
    ownOrganizationOf(store, thing.id),
    store.itemEdits.ofItem(thing.id),
  ]);
  return { ...itemWithShow, organization, edits };
}

/** The fields as they are shown, and as they are stored (an organization that nobody knows yet by its name), so that a change of them can be taken back. */
export type FieldState = { shown: string | null; stored: string | null };
export type State = Record<CorrectableField, FieldState>;

const same = (value: string | null): FieldState => ({ shown: value, stored: value });

export const itemDay = ({ publishedAt }: Pick<Item, 'publishedAt'>): string | null =>
  publishedAt?.toISOString().slice(0, 10) ?? null;

export const stateOf = ({ item, show }: ItemWithShow, organization: OwnOrganization): State => ({
  title: same(item.title),
  date: { shown: itemDay(item), stored: item.publishedAt?.toISOString() ?? null },
  kind: same(item.kind),
  show: { shown: show?.name ?? null, stored: item.showId },
  organisation: organization
    ? { shown: organization.name, stored: organization.id }
    : same(namedOrganizationOf(item)),
  language: same(item.language),
});

/** What differs between two states. */
export const changesBetween = (before: State, after: State): FieldChange[] =>
  correctableFields.flatMap((field) =>
    before[field].stored === after[field].stored
      ? []
      : [{ field, before: before[field].shown, after: after[field].shown }],
  );

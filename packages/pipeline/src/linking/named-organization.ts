/**
 * Whom an item is of, as a person said it, or as it says itself, of an organization that the directory did not know. The name waits with the
 * item, and becomes a connection as soon as one organization alone is called so (`docs/decisions/0100-named-before-known.md`).
 */
import type { ContentKind, EdgeType } from '@ecco/domain';
import type { Item, Transaction } from '@ecco/store';
import { metaOf, writeMeta } from '../item/item-meta.ts';
import { relateItem, relinkItem } from './said-links.ts';

type OwnedItem = Pick<Item, 'id' | 'kind' | 'meta'>;
type ItemConnection = {
  item: Pick<Item, 'id' | 'kind'>;
  organizationId: string;
  by: string | null;
  /** Read from what was uploaded, and said by nobody. */
  isRead?: boolean;
};

const edgeOf = (kind: ContentKind): EdgeType =>
  kind === 'document' || kind === 'article' ? 'HAS_DOCUMENT' : 'PRODUCES_MEDIA';

/** The name that waits; null where none does. */
export const namedOrganizationOf = (item: Pick<Item, 'meta'>): string | null =>
  metaOf(item).organisation?.name ?? null;

/** Has an item be of an organization because a person says so, or because it says so itself. */
export async function connectOwner(
  tx: Pick<Transaction, 'graph' | 'links' | 'jobs'>,
  { item, organizationId, by, isRead = false }: ItemConnection,
): Promise<void> {
  const target = { kind: 'item' as const, id: item.id };
  const edge = edgeOf(item.kind);
  const provenance = isRead ? 'text' : 'hand';
  await tx.graph.connect({ organizationId, edge, target, provenance, createdBy: by });
  await relateItem(tx, item.id);
  // What a person took apart is put together by a person.
  if (!isRead) await relinkItem(tx, { itemId: item.id, organizationId });
}

/** Keeps a name with an item until somebody is called so; null lets go of the one that waits. */
export async function nameOrganization(
  tx: Transaction,
  item: OwnedItem,
  named: { name: string; by: string | null; isRead?: boolean } | null,
): Promise<void> {
  if (named === null && namedOrganizationOf(item) === null) return;
  await writeMeta(tx, item.id, { organisation: named && { isRead: false, ...named } });
}

type NamedOrganization = { id: string; names: readonly string[] };

/**
 * Whom the text of a company's call means by the name under which it is opened, where the directory has it under another:
 * "Travelers" is The Travelers Companies in the same text. Null for none, and for two.
 */
function meantBy(name: string, organizations: readonly NamedOrganization[]): NamedOrganization | null {
  const said = name.toLowerCase();
  const isMeant = ({ names }: NamedOrganization) => names.some((one) => one.toLowerCase() === said);
  const [only, ...others] = organizations.filter(isMeant);
  return only !== undefined && others.length === 0 ? only : null;
}

/** Connects a company's call with whom its text means by the name that waits; nothing happens where that is not sure. */
export async function joinMeantOrganization(
  tx: Transaction,
  item: OwnedItem,
  organizations: readonly NamedOrganization[],
): Promise<void> {
  const named = metaOf(item).organisation;
  if (item.kind !== 'earnings' || !named?.isRead) return;
  const meant = meantBy(named.name, organizations);
  if (meant === null) return;
  await connectOwner(tx, { item, organizationId: meant.id, by: null, isRead: true });
  await nameOrganization(tx, item, null);
}

/** Connects an item with whom its waiting name has come to mean; nothing happens while nobody, or two, are called so. */
export async function joinNamedOrganization(tx: Transaction, item: OwnedItem): Promise<void> {
  const named = metaOf(item).organisation;
  if (!named) return;
  const [organization, other] = await tx.organizations.calledSo(named.name);
  if (organization === undefined || other !== undefined) return;
  const { by, isRead } = named;
  await connectOwner(tx, { item, organizationId: organization.id, by, isRead });
  await nameOrganization(tx, item, null);
}

import type { ItemWithShow, NamedOrganization, Scope, Store } from '@ecco/store';
import { findItem } from '../item/item.usecases.ts';
import { openList } from '../list/open-list.ts';
import type { Actor } from '../request/access/actor.ts';
import { organizationUnknown } from './ask.errors.ts';

/** What somebody wants to ask (D43). */
export type ScopeKey =
  | { kind: 'library' }
  | { kind: 'item'; id: string }
  | { kind: 'list'; id: string }
  /** Slugs or names, joined by commas. */
  | { kind: 'organisations'; id: string };

/**
 * What is asked; `itemIds`: these alone, and all of the library where it is null. `item`: the only one, where one is
 * asked. `organizations`: those of the graph that are asked, or that a list follows.
 */
export type QuestionScope = {
  scope: Scope;
  itemIds: readonly string[] | null;
  item?: ItemWithShow;
  organizations: readonly NamedOrganization[];
};

type Repositories = Pick<
  Store,
  'items' | 'lists' | 'hubs' | 'entities' | 'organizations' | 'links' | 'users'
>;

/** Organizations of one question, and items of each, the newest, at most. */
const mostOrganizations = 50;
const itemsOfOrganization = 500;
/** Items of a hub that are asked, the newest. */
const itemsOfHub = 20_000;

async function itemScope(store: Repositories, id: string): Promise<QuestionScope> {
  const itemWithShow = await findItem(store, { id });
  const { item } = itemWithShow;
  return {
    scope: { kind: 'item', id: item.id, title: item.title },
    itemIds: [item.id],
    item: itemWithShow,
    organizations: [],
  };
}

async function listScope(store: Repositories, name: string, asker: Actor): Promise<QuestionScope> {
  const { thing: list } = await openList(store, name, asker);
  const holding = await store.hubs.holdingOf(list.id);
  const [itemIds, followed] = await Promise.all([
    store.hubs.heldIds(holding, itemsOfHub),
    store.organizations.findNamed(holding.organizationIds.slice(0, mostOrganizations)),
  ]);
  const scope: Scope = { kind: 'list', id: list.id, title: list.title };
  return { scope, itemIds, organizations: [...followed.values()] };
}

type OrganizationItems = {
  slug: string;
  name: string;
  itemIds: readonly string[];
  node: NamedOrganization | null;
};

/** An organization of the graph with what is linked to it, else a name in texts with what holds it. */
async function organizationNamed(store: Repositories, name: string): Promise<OrganizationItems | null> {
  const node = await store.organizations.find(name);
  if (node) {
    const { id, slug, name: called } = node.organization;
    return { slug, name: called, itemIds: await store.links.itemIdsOf([id], itemsOfOrganization), node };
  }
  const entity = await store.entities.find(name);
  if (entity?.type !== 'organisation') return null;
  const itemIds = await store.entities.itemIdsNaming([entity.id], itemsOfOrganization);
  return { slug: entity.slug, name: entity.name, itemIds, node: null };
}

async function organizationScope(store: Repositories, ids: string): Promise<QuestionScope> {
  const names = [...new Set(ids.split(',').map((name) => name.trim()))].filter(Boolean);
  const organizationItems = await Promise.all(
    names.slice(0, mostOrganizations).map((name) => organizationNamed(store, name)),
  );
  const organizations = [
    ...new Map(organizationItems.flatMap((one) => (one ? [[one.slug, one] as const] : []))).values(),
  ].toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  if (organizations.length === 0) throw organizationUnknown();
  return {
    scope: {
      kind: 'organisations',
      id: organizations.map(({ slug }) => slug).join(','),
      title: organizations.map(({ name }) => name).join(', '),
    },
    itemIds: [...new Set(organizations.flatMap((one) => one.itemIds))],
    organizations: organizations.flatMap(({ node }) => node ?? []),
  };
}

/** Finds what somebody asks. @throws RequestError 403, 404 */
export async function findScope(
  store: Repositories,
  scopeKey: ScopeKey,
  asker: Actor,
): Promise<QuestionScope> {
  if (scopeKey.kind === 'item') return itemScope(store, scopeKey.id);
  if (scopeKey.kind === 'list') return listScope(store, scopeKey.id, asker);
  if (scopeKey.kind === 'organisations') return organizationScope(store, scopeKey.id);
  return { scope: { kind: 'library', id: '', title: null }, itemIds: null, organizations: [] };
}

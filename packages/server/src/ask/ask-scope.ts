import type { ItemWithShow, Scope, Store } from '@ecco/store';
import { findItem } from '../item/item.usecases.ts';
import { listNotFound } from '../list/list.errors.ts';
import { organisationUnknown } from './ask.errors.ts';

/** What somebody wants to ask (D43). */
export type ScopeWanted =
  | { kind: 'library' }
  | { kind: 'item'; id: string }
  | { kind: 'list'; id: string }
  /** Slugs or names, joined by commas. */
  | { kind: 'organisations'; id: string };

/** What is asked; `items`: these alone, and all of the library where it is null. */
export type AskedScope = { scope: Scope; items: readonly ItemWithShow[] | null };

type Shelves = Pick<Store, 'items' | 'lists' | 'entities' | 'organisations' | 'links'>;

/** Organisations of one question, and items of each, the newest, at most. */
const mostOrganisations = 50;
const itemsOfOrganisation = 500;

async function itemScope(store: Shelves, id: string): Promise<AskedScope> {
  const found = await findItem(store, { id });
  const { item } = found;
  return { scope: { kind: 'item', id: item.id, title: item.title }, items: [found] };
}

async function listScope({ lists }: Shelves, id: string): Promise<AskedScope> {
  const list = await lists.findById(id);
  if (list === null) throw listNotFound();
  return { scope: { kind: 'list', id: list.id, title: list.title }, items: await lists.itemsOf(list.id) };
}

type Named = { slug: string; name: string; items: readonly ItemWithShow[] };

/** An organisation of the graph with what is linked to it, else a name in texts with what holds it. */
async function organisationNamed(store: Shelves, name: string): Promise<Named | null> {
  const node = await store.organisations.find(name);
  if (node) {
    const { id, slug, name: called } = node.organisation;
    const ids = await store.links.itemIdsOf([id], itemsOfOrganisation);
    return { slug, name: called, items: await store.items.findByIds(ids) };
  }
  const entity = await store.entities.find(name);
  if (entity?.type !== 'organisation') return null;
  const { rows } = await store.entities.itemsNaming(entity.id, { page: 1, perPage: itemsOfOrganisation });
  return { slug: entity.slug, name: entity.name, items: rows };
}

async function organisationScope(store: Shelves, ids: string): Promise<AskedScope> {
  const names = [...new Set(ids.split(',').map((name) => name.trim()))].filter(Boolean);
  const found = await Promise.all(
    names.slice(0, mostOrganisations).map((name) => organisationNamed(store, name)),
  );
  const organisations = [
    ...new Map(found.flatMap((one) => (one ? [[one.slug, one] as const] : []))).values(),
  ].toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  if (organisations.length === 0) throw organisationUnknown();
  const items = new Map(organisations.flatMap((one) => one.items.map((row) => [row.item.id, row] as const)));
  return {
    scope: {
      kind: 'organisations',
      id: organisations.map(({ slug }) => slug).join(','),
      title: organisations.map(({ name }) => name).join(', '),
    },
    items: [...items.values()],
  };
}

/** Finds what is asked. @throws RequestError 404 */
export async function findScope(store: Shelves, wanted: ScopeWanted): Promise<AskedScope> {
  if (wanted.kind === 'item') return itemScope(store, wanted.id);
  if (wanted.kind === 'list') return listScope(store, wanted.id);
  if (wanted.kind === 'organisations') return organisationScope(store, wanted.id);
  return { scope: { kind: 'library', id: '', title: null }, items: null };
}

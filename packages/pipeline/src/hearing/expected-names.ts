import { defaultFlavor, type FlavorName } from '@ecco/domain';
import { flavorTerms } from '@ecco/engine';
import type { Item, Store } from '@ecco/store';
import { metaOf } from '../item/item-meta.ts';

/** More than any service takes; each takes the first of them that it has room for. */
const namesMax = 300;
const besideMax = 120;
/** A longer name is a title. */
const charactersMax = 100;

/** Terms that are written with capitals or digits, such as "TIPS"; ordinary words are transcribed well without help. */
function writtenTerms(flavor: FlavorName): string[] {
  const terms = Object.values(flavorTerms(flavor)).flat(2);
  return terms.filter((term) => /[\p{Lu}\d]/u.test(term));
}

/** Each once, whatever the capitals, in this order, in one line. */
function distinctNames(names: readonly (string | null | undefined)[]): string[] {
  const byKey = new Map<string, string>();
  for (const given of names) {
    const name = (given ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
    const key = name.toLowerCase();
    if (name !== '' && name.length <= charactersMax && !byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()].slice(0, namesMax);
}

/** People of the organizations of an item; those who spoke in its show before come first. */
async function rosterOf({ links }: Pick<Store, 'links'>, itemId: string) {
  await links.relateItem(itemId);
  const { names, roster } = await links.homeOf(itemId, []);
  const { speakers } = await links.homeOf(
    itemId,
    roster.map(({ id }) => id),
  );
  const spoke = new Set(speakers);
  const people = roster.toSorted((a, b) => Number(spoke.has(b.id)) - Number(spoke.has(a.id)));
  return { organizations: names, people: people.map(({ name }) => name) };
}

/**
 * Names that are likely to be said in a recording, the likeliest first: whom the publisher names, the organization and its
 * people, the managers, consultants and funds that its other items and papers name, and the terms of the trade. Only what was
 * published: nothing of accounts, lists or searches is among it, since it leaves the installation with the recording.
 */
export async function expectedNames(store: Pick<Store, 'links' | 'items'>, item: Item): Promise<string[]> {
  const { persons, organisation, analysisOptions } = metaOf(item);
  const { show = null } = (await store.items.findById(item.id)) ?? {};
  const { organizations, people } = await rosterOf(store, item.id);
  return distinctNames([
    ...persons.map(({ name }) => name),
    ...organizations,
    organisation?.name,
    show?.name,
    ...people,
    ...(await store.links.organizationsBeside(item.id, besideMax)),
    ...writtenTerms(analysisOptions?.flavor ?? defaultFlavor),
  ]);
}

import type { HubHeld } from '@ecco/contract';
import { knownHubSlugs } from '@ecco/domain';
import type { List, Store, User } from '@ecco/store';
import type { Authorized } from '../request/access/authorize.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { readHubHeld } from './hub/hub-held.ts';
import { listsOfPerson } from './list-reading.usecases.ts';
import { describeLists, isActive, type ListedList } from './listed-lists.ts';

type KnownHub = (typeof knownHubSlugs)[number];
type Overview = {
  allocators: boolean;
  cards: { slug: KnownHub; title: string | null; active: boolean; held: HubHeld | null }[];
  custom: (ListedList & { held: HubHeld | null })[];
};
type Repositories = Parameters<typeof listsOfPerson>[0] & Parameters<typeof readHubHeld>[0];

/** Of so many hubs it is told what they hold; who has more finds them by name. */
const describedHubsMax = 30;

/** Whose card each hub of its own is, besides the admins'. */
const isFor: Readonly<Record<KnownHub, (user: User) => boolean>> = {
  'ucsf-amend': ({ healthHub, peHub }) => healthHub && !peHub,
  'pe-hub': ({ peHub }) => peHub,
};

async function withCounts({ lists }: Pick<Store, 'lists'>, known: readonly List[]) {
  const counts = await lists.countsOf(known.map(({ id }) => id));
  return known.map((list) => ({ list, count: counts.get(list.id) ?? 0 }));
}

/**
 * The hubs that somebody may choose among: the allocators for who is of neither of the other two, those two for theirs
 * where they have been made, all of them for admins (D4, D47); and the hubs they follow something with, each with what it holds. `now` in ms.
 */
export async function hubOverview(
  store: Repositories,
  reader: Authorized<'read-own'>,
  now: number,
): Promise<Overview> {
  const [user, known, lists] = await Promise.all([
    store.users.findById(ownUserOf(reader)),
    store.lists.findBySlugs(knownHubSlugs),
    listsOfPerson(store, reader, undefined),
  ]);
  const isAdmin = reader.role === 'admin';
  const titles = new Map(known.map(({ slug, title }) => [slug, title]));
  const active = new Set(
    (await describeLists(store, reader, await withCounts(store, known)))
      .filter(isActive)
      .map(({ list }) => list.slug),
  );
  const held = async (list: List | undefined) => (list ? readHubHeld(store, list, now) : null);
  const cards = knownHubSlugs
    .filter((slug) => isAdmin || (user !== null && isFor[slug](user) && titles.has(slug)))
    .map(async (slug) => ({
      slug,
      title: titles.get(slug) ?? null,
      active: active.has(slug),
      held: await held(known.find((list) => list.slug === slug)),
    }));
  const custom = lists
    .filter(({ list, following }) => following > 0 && !titles.has(list.slug))
    .map(async (listed, at) => ({
      ...listed,
      held: at < describedHubsMax ? await held(listed.list) : null,
    }));
  return {
    allocators: isAdmin || (user !== null && !user.healthHub && !user.peHub),
    cards: await Promise.all(cards),
    custom: await Promise.all(custom),
  };
}

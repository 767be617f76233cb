/**
 * A fair queue: who has many items waiting waits behind those who have few. The first of everybody goes before the
 * second of anybody, so that neither a feed of thousands nor one member's hundreds hold back somebody else's single item.
 */
import type { Item, Store, Transaction } from '@ecco/store';

/** Who asks: somebody who waits for it, or nobody, as where a feed is looked at. */
export type Level = 'person' | 'feed';

/** The priority of the first item: of a member, of others who wait for it, and of what comes by itself. */
export const firstPriority = { member: 10, person: 5, feed: 0 } as const;

/** Jobs of this priority and above have a worker of their own in each stage: the first five of every member. */
export const reservedFrom = 6;

/** Behind so many nothing is told apart any more. */
const farthestPlace = 10_000;

/** Work that nobody waits for: it is never brought forward. */
export const behindAll = -2 * farthestPlace;

/** How often priorities are raised, in ms, and for how many of everybody: more than are done in that time. */
export const raiseEveryMs = 60_000;
const broughtForward = 20;

/** Whose items are counted together; null for what is nobody's. */
type Queue = { addedBy: string } | { showId: string };

function queueOf({ addedBy, showId }: Item): Queue | null {
  if (addedBy !== null) return { addedBy };
  return showId === null ? null : { showId };
}

/** The priority of each of these items, which were written just now. */
export async function prioritiesOf(
  tx: Pick<Transaction, 'items'>,
  items: readonly Item[],
  level: Level,
): Promise<(item: Item) => number> {
  const priorities = new Map<string, number>();
  const byQueue = Map.groupBy(items, (item) => JSON.stringify(queueOf(item)));
  for (const own of byQueue.values()) {
    const queue = own[0] ? queueOf(own[0]) : null;
    const first = firstPriority[queue && 'addedBy' in queue ? 'member' : level];
    const waiting = queue === null ? 0 : (await tx.items.waitingOf(queue, farthestPlace)) - own.length;
    for (const [at, { id }] of own.entries())
      priorities.set(id, first - Math.min(farthestPlace, Math.max(0, waiting) + (queue === null ? 0 : at)));
  }
  return ({ id }) => priorities.get(id) ?? firstPriority[level];
}

/**
 * Raises what has waited since others were done: the first that is left of everybody is as the first of a feed, however
 * many went before it. Else what comes later would always be earlier than the last of hundreds.
 */
export const raisePriorities = ({ items }: Pick<Store, 'items'>): Promise<void> =>
  items.bringTurnsForward({
    lowest: firstPriority.feed - farthestPlace,
    highest: firstPriority.feed,
    places: broughtForward,
  });

import { LRUCache } from 'lru-cache';
import type { Change } from '../changes/change.ts';
import type { Changes } from '../changes/change-channel.ts';

type ReadValues<Value> = (keys: string[]) => Promise<ReadonlyMap<string, Value>>;
export type CachedValues<Value> = (keys: Iterable<string>) => Promise<ReadonlyMap<string, Value>>;

type CachedValuesOptions<Value> = {
  changes: Changes;
  /** At most; what was not asked for the longest makes room. */
  max: number;
  read: ReadValues<Value>;
  /** Whether the change may have made this another; with an id that is known. */
  isOf: (value: Value, change: Change) => boolean;
};

/** Keeps what was read of items and shows until one of them changes, whichever process changed it. */
export function createCachedValues<Value extends object>({
  changes,
  max,
  read,
  isOf,
}: CachedValuesOptions<Value>): CachedValues<Value> {
  const retained = new LRUCache<string, Value>({ max });
  let received = 0;
  changes.subscribe(['item.changed', 'show.changed'], (change) => {
    received += 1;
    if (change.id === null) retained.clear();
    else for (const [key, value] of retained) if (isOf(value, change)) retained.delete(key);
  });

  return async (keys) => {
    const result = new Map<string, Value>();
    const missing: string[] = [];
    for (const key of new Set(keys)) {
      const known = retained.get(key);
      if (known === undefined) missing.push(key);
      else result.set(key, known);
    }
    if (missing.length === 0) return result;
    const before = received;
    for (const [key, value] of await read(missing)) {
      result.set(key, value);
      // What was read while something changed may be shown once, but not kept.
      if (received === before) retained.set(key, value);
    }
    return result;
  };
}

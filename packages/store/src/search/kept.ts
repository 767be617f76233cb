import type { Change } from '../changes/change.ts';
import type { Changes } from '../changes/change-channel.ts';

type ReadValues<Value> = (keys: string[]) => Promise<ReadonlyMap<string, Value>>;
export type CachedValues<Value> = (keys: Iterable<string>) => Promise<ReadonlyMap<string, Value>>;

type CreateKept<Value> = {
  changes: Changes;
  /** At most; when there are more, all are forgotten. */
  max: number;
  read: ReadValues<Value>;
  /** Whether the change may have made this another; with an id that is known. */
  isOf: (value: Value, change: Change) => boolean;
};

/** Keeps what was read of items and shows until one of them changes, whichever process changed it. */
export function createKept<Value>({ changes, max, read, isOf }: CreateKept<Value>): CachedValues<Value> {
  const kept = new Map<string, Value>();
  let heard = 0;
  changes.subscribe(['item.changed', 'show.changed'], (change) => {
    heard += 1;
    if (change.id === null) kept.clear();
    else for (const [key, value] of kept) if (isOf(value, change)) kept.delete(key);
  });

  return async (keys) => {
    const found = new Map<string, Value>();
    const missing: string[] = [];
    for (const key of new Set(keys)) {
      const known = kept.get(key);
      if (known === undefined) missing.push(key);
      else found.set(key, known);
    }
    if (missing.length === 0) return found;
    const before = heard;
    for (const [key, value] of await read(missing)) {
      found.set(key, value);
      // What was read while something changed may be shown once, but not kept.
      if (heard !== before) continue;
      if (kept.size >= max) kept.clear();
      kept.set(key, value);
    }
    return found;
  };
}

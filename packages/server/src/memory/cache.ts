import { type Changes, type ChangeTag, wasEnded } from '@ecco/store';
import { LRUCache } from 'lru-cache';

type Cache<Value> = {
  /** The value of this key, made where there is none. Those who ask at the same time share one making; a failure is not kept. */
  get: (key: string, make: () => Promise<Value>) => Promise<Value>;
  /** Forgets everything. */
  invalidate: () => void;
};

type CacheOptions<Value> = {
  /** Values kept at most: the one used longest ago goes first. */
  max: number;
  /** The same in bytes, where values differ much in size. */
  weight?: { of: (value: Value) => number; max: number };
  /** Whether a value that was made stays; all do when left out. */
  keeps?: (value: Value) => boolean;
  /** How long a value is good, in ms; for ever when left out. */
  ttlMs?: number;
  now?: () => number;
  /** Everything is forgotten with every change of these kinds, whichever process stored it. */
  staleOn?: { changes: Changes; tags: readonly ChangeTag[] };
};

/** Keeps what is costly to make. */
export function createCache<Value>(options: CacheOptions<Value>): Cache<Value> {
  const { max, weight, keeps = () => true, ttlMs = 0, now, staleOn } = options;
  const values = new LRUCache<string, Promise<Value>>({
    max,
    ttl: ttlMs,
    ...(weight ? { maxSize: weight.max } : {}),
    ...(now ? { perf: { now }, ttlResolution: 0 } : {}),
  });
  staleOn?.changes.subscribe(staleOn.tags, () => values.clear());
  return {
    async get(key, make) {
      const found = values.get(key);
      if (found)
        return found.catch((error: unknown) => {
          // Whoever began it left; those who wait for it have not.
          if (!wasEnded(error)) throw error;
          return make();
        });
      const value = make();
      // What it weighs is known when it is made.
      values.set(key, value, weight ? { size: 1 } : {});
      try {
        const made = await value;
        if (values.peek(key) !== value) return made;
        if (!keeps(made)) values.delete(key);
        else if (weight) values.set(key, Promise.resolve(made), { size: weight.of(made) });
        return made;
      } catch (error) {
        if (values.peek(key) === value) values.delete(key);
        throw error;
      }
    },
    invalidate: () => values.clear(),
  };
}

import { BoundedMap } from './bounded-map.ts';

export type Remembered<Key, Value> = {
  /** The value as it was made while `stamp` was the same; made anew when the stamp has changed. */
  of: (key: Key, stamp: string, make: () => Promise<Value>) => Promise<Value>;
  forgetAll: () => void;
};

/** Keeps what is costly to make, at most `most` of it. Those who ask at the same time share one making. */
export function remember<Key, Value>(most: number): Remembered<Key, Value> {
  const entries = new BoundedMap<Key, { stamp: string; value: Promise<Value> }>(most);
  return {
    async of(key, stamp, make) {
      const found = entries.get(key);
      const entry = found?.stamp === stamp ? found : { stamp, value: make() };
      if (entry !== found) entries.set(key, entry);
      try {
        return await entry.value;
      } catch (error) {
        if (entries.get(key) === entry) entries.delete(key);
        throw error;
      }
    },
    forgetAll: () => entries.clear(),
  };
}

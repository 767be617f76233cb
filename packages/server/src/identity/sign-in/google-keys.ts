import type { GuardedFetch } from '@ecco/pipeline';
import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { googleUnreachable } from './auth.errors.ts';

export type KeySource = {
  /** The keys as they were fetched within the last hour. @throws RequestError 503 */
  current: () => Promise<JSONWebKeySet>;
  /** Fetches them anew for a key that is not among them; false where that was tried within a minute. */
  renew: () => Promise<boolean>;
};

type KeySourceDependencies = { url: string; fetch: Pick<GuardedFetch, 'get'>; now: () => number };

const cacheMs = 3_600_000;
const cooldownMs = 60_000;
const keyBytes = 256 * 1024;

const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** The provider's public keys, fetched through the guarded client and shared by all who ask at once. */
export function createKeySource({ url, fetch, now }: KeySourceDependencies): KeySource {
  let fetched: { keys: Promise<JSONWebKeySet>; at: number } | null = null;

  async function ask(): Promise<JSONWebKeySet> {
    try {
      const answer = await fetch.get(url, { maxBytes: keyBytes });
      return Keys.parse(JSON.parse(answer.notModified ? '' : new TextDecoder().decode(answer.bytes)));
    } catch {
      throw googleUnreachable();
    }
  }

  function begin(): Promise<JSONWebKeySet> {
    const entry = { keys: ask(), at: now() };
    fetched = entry;
    entry.keys.catch(() => {
      if (fetched === entry) fetched = null;
    });
    return entry.keys;
  }

  return {
    current: () => (fetched && now() - fetched.at < cacheMs ? fetched.keys : begin()),
    async renew() {
      if (fetched && now() - fetched.at < cooldownMs) return false;
      await begin();
      return true;
    },
  };
}

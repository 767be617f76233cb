import { createHash } from 'node:crypto';
import type { Store, StoredFile } from '@ecco/store';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { GuardedFetch } from '../fetch/fetch.type.ts';
import type { RedrawnPicture } from './picture.redraw.ts';

export type Pictures = {
  /** Says that these addresses are shown to somebody, though nothing in the library has them: what a directory found. */
  tell: (urls: readonly (string | null)[]) => void;
  /** The picture of an address that the library or somebody showed, fetched at first; null for every other one. */
  find: (url: string) => Promise<StoredFile | null>;
};

/** Who looks at one of an older day has it fetched again. */
export const picturePrefix = 'pictures/';
/** Of those that were written anew; what was kept as it came lies elsewhere, and is not shown any more. */
const redrawnPrefix = `${picturePrefix}redrawn/`;
const pictureBytes = 4 * 2 ** 20;
const fetchMs = 10_000;
const fetchedAtOnce = 4;
/** Who waits behind as many is told that there is no picture: initials are drawn instead. */
const mostWaiting = 100;
const reportedMax = 5_000;
/** As long as an address without a picture is not asked again, in ms. */
const missingMs = 10 * 60_000;

type Dependencies = {
  store: Pick<Store, 'items' | 'files' | 'room'>;
  fetch: GuardedFetch;
  /** Rejects where it is no picture that can be drawn. */
  redraw: (bytes: Uint8Array) => Promise<RedrawnPicture>;
};

const pictureKey = (url: string): string => redrawnPrefix + createHash('sha256').update(url).digest('hex');

async function* pictureBody(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Pictures of sources, fetched by the guarded client once, written anew and kept. */
export function createPictures({ store, fetch, redraw }: Dependencies): Pictures {
  const lruCache = new LRUCache<string, true>({ max: reportedMax });
  const missing = new LRUCache<string, true>({ max: reportedMax, ttl: missingMs });
  const underWay = new Map<string, Promise<StoredFile | null>>();
  const queue = new PQueue({ concurrency: fetchedAtOnce });

  async function take(url: string): Promise<StoredFile | null> {
    if (!(await store.room.isLeftFor(pictureBytes))) return null;
    const answer = await fetch.get(url, { maxBytes: pictureBytes, timeoutMs: fetchMs });
    if (answer.notModified) return null;
    const { bytes, mime } = await redraw(answer.bytes);
    return store.files.put({ key: pictureKey(url), body: pictureBody(bytes), mime });
  }

  async function takeOnce(url: string): Promise<StoredFile | null> {
    const isShown = lruCache.has(url) || (await store.items.isPictureShown(url));
    const file = isShown ? await take(url).catch(() => null) : null;
    if (file === null) missing.set(url, true);
    return file;
  }

  return {
    tell(urls) {
      for (const url of urls) if (url !== null) lruCache.set(url, true);
    },
    async find(url) {
      const retained = await store.files.find(pictureKey(url));
      if (retained !== null) return retained;
      if (missing.has(url) || queue.size >= mostWaiting) return null;
      const taking = underWay.get(url) ?? queue.add(() => takeOnce(url));
      underWay.set(url, taking);
      return taking.finally(() => underWay.delete(url));
    },
  };
}

import { PassThrough } from 'node:stream';
import type { FileStore, PutResult } from '@ecco/store';
import type { FetchRequest, GuardedFetch } from '../fetch/fetch.type.ts';

type FetchToStore = {
  fetch: GuardedFetch;
  files: FileStore;
  url: string;
  key: string;
  mime: string;
  request: FetchRequest;
};

/** Streams an address into the file store; nothing is kept unless all of it came. Throws the fetch's own error. */
export async function fetchToStore({
  fetch,
  files,
  url,
  key,
  mime,
  request,
}: FetchToStore): Promise<PutResult> {
  const pipe = new PassThrough();
  const [fetched, stored] = await Promise.allSettled([
    fetch.stream(url, pipe, request),
    files.put({ key, body: pipe, mime }),
  ]);
  if (fetched.status === 'rejected') throw fetched.reason;
  if (stored.status === 'rejected') throw stored.reason;
  return stored.value;
}

import type { Writable } from 'node:stream';

/** Answers a host name with its addresses, all of them. The system's resolver unless a test gives another. */
export type Resolver = (host: string) => Promise<ResolvedAddress[]>;
type ResolvedAddress = { address: string; family: 4 | 6 };

export type GuardedFetchOptions = {
  /** `host` or `host:port` that may be reached although private. Empty in production. */
  allowHosts?: readonly string[];
  /** Bytes of the decoded body, at most. */
  maxBytes: number;
  /** Milliseconds for the whole call, redirects and body included. */
  timeoutMs: number;
  /** Milliseconds without a single byte; a quarter of `timeoutMs`, at most 15 s, when absent. */
  idleTimeoutMs?: number;
  maxRedirects: number;
  resolver?: Resolver;
  userAgent: string;
  /** Reserved host name -> absolute path of a directory that answers for it (bundled samples). */
  bundles?: Readonly<Record<string, string>>;
};

export type FetchRequest = {
  headers?: Readonly<Record<string, string>>;
  /** From an earlier answer: the server may say that nothing changed. */
  etag?: string | null;
  lastModified?: string | null;
  signal?: AbortSignal;
  /** Overrides of the client's limits for this call, such as a larger `maxBytes` for media. */
  maxBytes?: number;
  timeoutMs?: number;
  /** A redirect is followed, or told as `fetch.moved` to a caller that has to ask before it goes on. */
  redirects?: 'follow' | 'tell';
};

/** A JSON body for somebody else's server; nothing of it is kept. */
type PostRequest = Pick<FetchRequest, 'headers' | 'signal' | 'maxBytes' | 'timeoutMs'> & {
  json: unknown;
};

/** What is known of an answer apart from its bytes. `url` is the address after redirects. */
export type FetchedHead = {
  url: string;
  /** Where the page lives from now on, as its server says (301, 308); null where it says nothing for good. */
  movedTo: string | null;
  status: number;
  /** Media type without parameters, lower case; null when the server names none. */
  mime: string | null;
  charset: string | null;
  fileName: string | null;
  etag: string | null;
  lastModified: string | null;
  /** As the server states it, null when it does not. */
  contentLength: number | null;
};

export type FetchResult =
  | { notModified: true; head: FetchedHead }
  | { notModified: false; head: FetchedHead; bytes: Uint8Array };
export type StreamResult =
  | { notModified: true; head: FetchedHead }
  | { notModified: false; head: FetchedHead; byteCount: number };
export type PostResult = { head: FetchedHead; bytes: Uint8Array };
/** The first bytes of an answer, enough to tell what it is. `complete` says that there are no more. */
type PeekResult = { head: FetchedHead; bytes: Uint8Array; complete: boolean };

/** The only way out of the server. Every method rejects with a `FetchError` and with nothing else. */
export type GuardedFetch = {
  /** The whole body in memory. */
  get: (url: string, request?: FetchRequest) => Promise<FetchResult>;
  /** The body into a sink, with backpressure; the sink is ended on success and destroyed on failure. */
  stream: (url: string, sink: Writable, request?: FetchRequest) => Promise<StreamResult>;
  /** The first `byteCount` bytes; the rest is not read. */
  peek: (url: string, byteCount: number, request?: FetchRequest) => Promise<PeekResult>;
  /** Sends JSON and reads the answer. A redirect is `fetch.redirected`: what is sent is meant for this address alone. */
  post: (url: string, request: PostRequest) => Promise<PostResult>;
  /** Closes idle connections. */
  close: () => Promise<void>;
};

/**
 * The only way out of the server (D21). Each call: check the address -> ask (a bundle, or the network through the
 * guarded connector) -> follow redirects, checking each like the first -> bound and decode the body -> hand it
 * over. Time, silence, bytes, headers and redirects are limited; whatever goes wrong becomes a `FetchError`.
 */
import type { Readable } from 'node:stream';
import { Agent, request as httpRequest } from 'undici';
import { acceptedEncodings, boundedBody, collect, collectHead, trueEncoding } from './answer.body.ts';
import { type AnswerHeaders, headerOf, readHead, retryAfterOf } from './answer.head.ts';
import { pour } from './answer.sink.ts';
import { answerFromBundle } from './bundle.source.ts';
import {
  aborted,
  badAnswer,
  FetchError,
  moved,
  redirected,
  statusError,
  toFetchError,
  tooLarge,
  tooManyRedirects,
  tooSlow,
} from './fetch.errors.ts';
import type {
  FetchedHead,
  FetchRequest,
  FetchResult,
  GuardedFetch,
  GuardedFetchOptions,
  PostResult,
  StreamResult,
} from './fetch.type.ts';
import { createGuardedConnector, systemResolver } from './guarded-connect.ts';
import { type AllowList, allowListOf, checkUrl } from './url.policy.ts';

const maxHeaderBytes = 32 * 1024;
const permanentStatuses = new Set([301, 308]);
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

type Answer = { status: number; headers: AnswerHeaders; body: Readable | null };
type OpenResponse = { head: FetchedHead; body: Readable | null };
type Client = { options: GuardedFetchOptions; allow: AllowList; agent: Agent };
/** `json` is the text of a body to send. */
type Call = { request: FetchRequest; json?: string; signal: AbortSignal };
type OpenRequest = (client: Client, url: string, call: Call) => Promise<OpenResponse>;

/** Builds the client; see `GuardedFetch` for its methods and `fetch.errors.ts` for what they reject with. */
export function createGuardedFetch(options: GuardedFetchOptions): GuardedFetch {
  const idleMs = options.idleTimeoutMs ?? Math.min(15_000, Math.max(1_000, options.timeoutMs / 4));
  const allow = allowListOf(options.allowHosts);
  const agent = new Agent({
    connect: createGuardedConnector({
      allow,
      resolver: options.resolver ?? systemResolver,
      timeoutMs: Math.min(10_000, options.timeoutMs),
    }),
    headersTimeout: idleMs,
    bodyTimeout: idleMs,
    maxHeaderSize: maxHeaderBytes,
  });
  const client = { options, allow, agent };
  return {
    get: (url, request = {}) =>
      within<FetchResult>({ client, url, request }, async ({ head, body }) =>
        body ? { notModified: false, head, bytes: await collect(body) } : { notModified: true, head },
      ),
    peek: (url, byteCount, request = {}) =>
      within({ client, url, request }, async ({ head, body }) =>
        body
          ? { head, ...(await collectHead(body, byteCount)) }
          : { head, bytes: new Uint8Array(), complete: true },
      ),
    stream: (url, sink, request = {}) =>
      within<StreamResult>({ client, url, request }, async ({ head, body }, signal) =>
        body
          ? { notModified: false, head, byteCount: await pour(body, sink, signal) }
          : { notModified: true, head },
      ).catch((error: unknown) => {
        sink.destroy();
        throw error;
      }),
    post: (url, { json, ...request }) =>
      within<PostResult>(
        { client, url, request, open: openPost(JSON.stringify(json)) },
        async ({ head, body }) => ({ head, bytes: body ? await collect(body) : new Uint8Array() }),
      ),
    close: () => agent.close(),
  };
}

type FetchCall = { client: Client; url: string; request: FetchRequest; open?: OpenRequest };

/** Opens the address, lets `use` consume the body, and sees that time, abort and errors are handled once. */
async function within<Result>(
  { client, url, request, open = openGet }: FetchCall,
  use: (opened: OpenResponse, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const host = URL.parse(url)?.hostname ?? '';
  const deadline = new AbortController();
  const timer = setTimeout(
    () => deadline.abort(tooSlow(host)),
    request.timeoutMs ?? client.options.timeoutMs,
  );
  const signal = request.signal ? AbortSignal.any([deadline.signal, request.signal]) : deadline.signal;
  let body: Readable | null = null;
  try {
    if (request.signal?.aborted) throw aborted(request.signal.reason);
    const opened = await open(client, url, { request, signal });
    body = opened.body;
    return await use(opened, signal);
  } catch (error) {
    if (signal.aborted) throw signal.reason instanceof FetchError ? signal.reason : aborted(signal.reason);
    throw toFetchError(error, host);
  } finally {
    clearTimeout(timer);
    body?.on('error', () => undefined).destroy();
  }
}

async function openGet(client: Client, text: string, call: Call): Promise<OpenResponse> {
  const maxBytes = call.request.maxBytes ?? client.options.maxBytes;
  let url = checkUrl(text, client.allow);
  const { origin } = url;
  let movedTo: string | null = null;
  let isForGood = true;
  for (let hop = 0; hop <= client.options.maxRedirects; hop++) {
    const answer = await ask(client, url, call, url.origin === origin);
    const location = headerOf(answer.headers, 'location');
    if (redirectStatuses.has(answer.status) && location !== null) {
      discard(answer.body);
      const from = url.hostname;
      url = checkUrl(location, client.allow, url);
      // What is only for now ends what is for good.
      isForGood &&= permanentStatuses.has(answer.status);
      if (isForGood) movedTo = url.href;
      if (call.request.redirects === 'tell') throw moved(from, url.href);
      continue;
    }
    const { head, body } = await settle(answer, url, maxBytes, call.request);
    return { head: { ...head, movedTo }, body };
  }
  throw tooManyRedirects(client.options.maxRedirects);
}

const openPost =
  (json: string): OpenRequest =>
  async (client, text, call) => {
    const url = checkUrl(text, client.allow);
    if (bundleOf(client.options, url.hostname) !== null) throw statusError(405);
    const answer = await ask(client, url, { ...call, json }, true);
    if (redirectStatuses.has(answer.status)) {
      discard(answer.body);
      throw redirected(url.hostname);
    }
    return settle(answer, url, call.request.maxBytes ?? client.options.maxBytes, call.request);
  };

async function settle(
  answer: Answer,
  url: URL,
  maxBytes: number,
  request: FetchRequest,
): Promise<OpenResponse> {
  const head = readHead(url.href, answer.status, answer.headers);
  const conditional = Boolean(request.etag ?? request.lastModified);
  if (answer.status === 304 && conditional) {
    discard(answer.body);
    return { head, body: null };
  }
  if (answer.status < 200 || answer.status > 299 || !answer.body) {
    discard(answer.body);
    if (answer.status < 400) throw badAnswer(url.hostname);
    throw statusError(answer.status, retryAfterOf(answer.headers));
  }
  if (head.contentLength !== null && head.contentLength > maxBytes) {
    discard(answer.body);
    throw tooLarge(maxBytes);
  }
  const encoding = await trueEncoding(answer.body, headerOf(answer.headers, 'content-encoding'));
  return { head, body: boundedBody({ body: answer.body, encoding, maxBytes, host: url.hostname }) };
}

async function ask(client: Client, url: URL, call: Call, sameOrigin: boolean): Promise<Answer> {
  const bundle = bundleOf(client.options, url.hostname);
  if (bundle !== null) return answerFromBundle(bundle, url, call.request);
  const { request, json, signal } = call;
  const answer = await httpRequest(url, {
    dispatcher: client.agent,
    signal,
    ...(json === undefined ? {} : { method: 'POST', body: json }),
    headers: {
      'user-agent': client.options.userAgent,
      accept: '*/*',
      'accept-encoding': acceptedEncodings,
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(request.etag ? { 'if-none-match': request.etag } : {}),
      ...(request.lastModified ? { 'if-modified-since': request.lastModified } : {}),
      // What a caller adds (a language, a token) is meant for the origin it named and goes no further.
      ...(sameOrigin ? request.headers : {}),
    },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.body };
}

function bundleOf(options: GuardedFetchOptions, hostname: string): string | null {
  return options.bundles && Object.hasOwn(options.bundles, hostname)
    ? (options.bundles[hostname] ?? null)
    : null;
}

const discard = (body: Readable | null) => body?.on('error', () => undefined).destroy();

/**
 * How a hired service is asked over HTTP, whatever it does: with a dispatcher of its own, a limit of time for each
 * request, pauses and further tries where a fault may pass, and no more requests at once than it takes.
 *
 * The address is the operator's own configuration and is often a machine in the same network, so the request
 * goes out through this dispatcher and not through the guarded client that fetches what users name.
 */
import { Agent, type FormData, fetch } from 'undici';
import { boundedText } from './bounded-text.ts';
import { type RetryPolicy, type TryResult, usualRetries, withRetries } from './retries.ts';
import { retryAfterMs } from './retry-after.ts';
import { createServiceGate } from './service-gate.ts';

type Headers = Readonly<Record<string, string>>;

export type ServiceRequest = {
  method: 'GET' | 'POST';
  /** With its query. */
  path: string;
  body?: FormData | Uint8Array | string | undefined;
  /** Left out for a form, which has its own. */
  contentType?: string | undefined;
};

type ServiceOptions = {
  /** With the version part, such as `http://localhost:8000/v1`. */
  baseURL: string;
  apiKey: string | null;
  /** The headers with the key; a bearer token by default. */
  keyHeaders?: ((key: string) => Headers) | undefined;
  /** For one request, upload included. */
  timeoutMs: number;
  /** Requests at the same time. */
  atOnce: number;
  retries?: RetryPolicy | undefined;
  /** Longest answer that is read, in bytes. */
  maxAnswerBytes?: number | undefined;
};

/** What a service answered, or why there is no answer that can be read. */
export type ServiceAnswer =
  | { kind: 'answered'; status: number; text: string; retryAfterMs: number | null }
  | { kind: 'unreachable'; cause: unknown }
  | { kind: 'timeout' }
  | { kind: 'endless' };

export type ServiceClient = {
  send: (request: ServiceRequest, signal: AbortSignal) => Promise<ServiceAnswer>;
};

const usualMaxAnswerBytes = 64_000_000;

/** Faults of a moment: the service was too slow, too busy, or away. */
const passingStatuses: readonly number[] = [408, 425, 429, 502, 503, 504];

type Client = ServiceOptions & { agent: Agent };

const asBearer = (key: string): Headers => ({ authorization: `Bearer ${key}` });

const headersOf = ({ apiKey, keyHeaders = asBearer }: Client, contentType: string | undefined): Headers => ({
  ...(apiKey !== null && keyHeaders(apiKey)),
  ...(contentType !== undefined && { 'content-type': contentType }),
});

async function request(
  client: Client,
  { method, path, body, contentType }: ServiceRequest,
  signal: AbortSignal,
): Promise<ServiceAnswer> {
  const deadline = AbortSignal.timeout(client.timeoutMs);
  try {
    const response = await fetch(`${client.baseURL.replace(/\/+$/, '')}${path}`, {
      method,
      headers: headersOf(client, contentType),
      ...(body !== undefined && { body }),
      dispatcher: client.agent,
      signal: AbortSignal.any([signal, deadline]),
    });
    const text = await boundedText(response.body, client.maxAnswerBytes ?? usualMaxAnswerBytes);
    if (text === null) return { kind: 'endless' };
    const wait = retryAfterMs(response.headers.get('retry-after'), Date.now());
    return { kind: 'answered', status: response.status, text, retryAfterMs: wait };
  } catch (cause) {
    signal.throwIfAborted();
    return deadline.aborted ? { kind: 'timeout' } : { kind: 'unreachable', cause };
  }
}

function tried(answer: ServiceAnswer): TryResult<ServiceAnswer> {
  const isAnswer = answer.kind === 'answered';
  return {
    value: answer,
    mayPass: isAnswer ? passingStatuses.includes(answer.status) : answer.kind === 'unreachable',
    retryAfterMs: isAnswer ? answer.retryAfterMs : null,
  };
}

/** A client of one service. `send` rejects only with the reason of whoever cancels. */
export function createServiceClient(options: ServiceOptions): ServiceClient {
  // The service works before it answers: only the whole request has a deadline, not the wait for headers.
  const patience = options.timeoutMs + 1000;
  const agent = new Agent({ headersTimeout: patience, bodyTimeout: patience });
  const client: Client = { ...options, agent };
  const gate = createServiceGate(options.atOnce);
  return {
    send: (sent, signal) =>
      withRetries(
        options.retries ?? usualRetries,
        // A pause leaves the place to another.
        async () => tried(await gate(() => request(client, sent, signal), signal)),
        signal,
      ),
  };
}

/*
 * How a call of the contract goes over the wire. The library's own link also speaks forms, streams and files, which no
 * page needs, and weighs as much as all the words of the first view.
 */
import { failureWords } from './failure.ts';

/** By noun and verb: the method, and the path below the API's own. */
type Routes = Readonly<Record<string, Readonly<Record<string, readonly [method: string, path: string]>>>>;

/** A call that the server refused, in the server's own words. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, body: unknown) {
    const { message, code } = failureWords(body);
    super(message ?? code ?? 'REFUSED');
    this.status = status;
    this.code = code ?? 'REFUSED';
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Lists and parts as the server reads them in an address: `tags[0]`, `window[from]`. */
function addQuery(query: URLSearchParams, value: unknown, name = ''): void {
  if (value instanceof Date) query.append(name, value.toISOString());
  else if (isRecord(value))
    for (const [key, part] of Object.entries(value))
      addQuery(query, part, name === '' ? key : `${name}[${key}]`);
  else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    query.append(name, String(value));
}

/** Browsers keep at most 64 KiB of bodies on their way for pages that were left, in all; a longer one goes without. */
const beaconCharacters = 4_000;

function requestOf([method, path]: readonly [string, string], input: unknown, signal?: AbortSignal): Request {
  let rest = input;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { [name]: value, ...others } = isRecord(rest) ? rest : {};
    rest = Object.keys(others).length > 0 ? others : undefined;
    return encodeURIComponent(String(value));
  });
  const url = new URL(`/v2${filled}`, location.origin);
  const reported = { method, ...(signal && { signal }) };
  if (method === 'GET') {
    addQuery(url.searchParams, rest);
    return new Request(url, reported);
  }
  // What a person did is done, also when they leave the page before it has arrived.
  if (rest === undefined) return new Request(url, { ...reported, keepalive: true });
  const body = JSON.stringify(rest);
  return new Request(url, {
    ...reported,
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: body.length <= beaconCharacters,
  });
}

/** What an answer holds: nothing, the value that its JSON tells, or its text. */
async function responseBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson ? (JSON.parse(text) as unknown) : text;
}

type Call = { signal?: AbortSignal | undefined };

/** Carries calls by their names. @throws Refusal where the server refuses, and what `send` throws */
export const linkTo = (routes: Routes, send: (request: Request) => Promise<Response>) => ({
  async call([noun = '', verb = '']: readonly string[], input: unknown, { signal }: Call): Promise<unknown> {
    const route = routes[noun]?.[verb];
    if (!route) throw new Error(`the API has no call ${noun}.${verb}`);
    const response = await send(requestOf(route, input, signal));
    // A refusal whose words cannot be read is one all the same.
    if (!response.ok) throw new Refusal(response.status, await responseBody(response).catch(() => undefined));
    return responseBody(response);
  },
});

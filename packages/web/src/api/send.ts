import { failureWords } from './failure.ts';

/** What calls have to do with the session, brought by whoever keeps it. */
type SessionTies = {
  /** The token of the page (D17); empty while unknown. */
  appToken: () => string;
  renewAppToken: () => Promise<string>;
  /** A call was refused because nobody is signed in. */
  onRefused: () => void;
};

const untied: SessionTies = {
  appToken: () => '',
  renewAppToken: () => Promise.resolve(''),
  onRefused: () => undefined,
};
let ties = untied;
let renewal: Promise<string> | null = null;

/** One new token for all calls that were refused at the same time. */
function renewOnce(): Promise<string> {
  renewal ??= ties
    .renewAppToken()
    .catch(() => '')
    .finally(() => {
      renewal = null;
    });
  return renewal;
}

/** Brings the session to every call, until the returned function is called. */
export function tieCalls(next: SessionTies): () => void {
  ties = next;
  return () => {
    if (ties === next) ties = untied;
  };
}

function withToken(request: Request, token: string): Request {
  const sent = request.clone();
  if (token !== '') sent.headers.set('x-app-token', token);
  return sent;
}

function codeIn(text: string): string | null {
  try {
    return failureWords(JSON.parse(text)).code;
  } catch {
    return null;
  }
}

/**
 * Sends a call of our own with the cookies and the token of the page. A token that is too old is renewed once and the
 * call repeated. Rejects only when the server is not reached.
 */
export async function send(request: Request, init?: RequestInit): Promise<Response> {
  const options: RequestInit = { ...init, credentials: 'include' };
  const sent = ties.appToken();
  const response = await fetch(withToken(request, sent), options);
  if (response.status !== 401) return response;
  const text = await response.text();
  const refusal = new Response(text, { status: response.status, headers: response.headers });
  const code = codeIn(text);
  if (code === 'session.required') ties.onRefused();
  if (code !== 'request.app-token') return refusal;
  // Another call may have renewed it while this one was on its way.
  const current = ties.appToken();
  const token = current === sent ? await renewOnce() : current;
  return token === '' ? refusal : fetch(withToken(request, token), options);
}

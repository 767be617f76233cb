import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** `type` says what the body is where it is no JSON. */
export type Reply = { status?: number; body: unknown; type?: string; headers?: Record<string, string> };
/** `sent`: the body of the request. */
export type Answer = (url: URL, request: IncomingMessage, sent: string) => Reply | Promise<Reply>;

declare global {
  interface Window {
    happyDOM: {
      setURL: (url: string) => void;
      setViewport: (viewport: { width: number }) => void;
      settings: {
        enableJavaScriptEvaluation: boolean;
        suppressInsecureJavaScriptEnvironmentWarning: boolean;
      };
    };
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}

/**
 * A server that answers by verb and path prefix ("GET /v2/library"), over real HTTP, and moves the test's page to it.
 * Returns what was asked for so far, as "GET /v2/library?page=1".
 */
export async function standIn(answers: Record<string, Answer>): Promise<{ asked: string[] }> {
  const asked: string[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    asked.push(`${request.method} ${request.url}`);
    const sent = await textOf(request);
    const line = `${request.method} ${url.pathname}`;
    const name = Object.keys(answers)
      .sort((a, b) => b.length - a.length)
      .find((prefix) => line.startsWith(prefix));
    const answer = name ? answers[name] : undefined;
    const reply: Reply = answer
      ? await answer(url, request, sent)
      : { status: 404, body: { message: 'There is no such thing.' } };
    const { status = 200, body, type, headers } = reply;
    response
      .writeHead(status, { ...headers, 'content-type': type ?? 'application/json' })
      .end(type ? String(body) : JSON.stringify(body));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  window.happyDOM.setURL(`http://127.0.0.1:${address.port}/`);
  return { asked };
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenAiTranscriber, retryAfterMs } from './openai-transcriber.ts';

type ReceivedRequest = { url: string; authorization: string | undefined; body: string };
type Reply = (request: IncomingMessage, response: ServerResponse) => void;

const say =
  (status: number, body: string, headers: Record<string, string> = {}): Reply =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

let server: Server;
let baseURL: string;
let reply: Reply = say(500, '');
let heard: ReceivedRequest[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('latin1');
      heard.push({ url: request.url ?? '', authorization: request.headers.authorization, body });
      reply(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  baseURL = `http://127.0.0.1:${port}/v1/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const audio = {
  bytes: new Uint8Array([1, 2, 3]),
  mimeType: 'audio/mpeg',
  fileName: 'call.mp3',
  language: 'en',
};

function ask(answer: Reply, options: { maxBytes?: number; timeoutMs?: number } = {}, signal?: AbortSignal) {
  reply = answer;
  heard = [];
  const { ports } = createOpenAiTranscriber({ baseURL, apiKey: 'secret', model: 'whisper-1', ...options });
  if (ports.transcribe === undefined) throw new Error('the engine transcribes');
  return ports.transcribe(audio, signal);
}

describe('a transcriber behind an OpenAI-compatible endpoint', () => {
  it('sends the recording as a form and reads segments with times', async () => {
    const segments = [
      { id: 0, start: 0, end: 1.5, text: ' Good morning.' },
      { start: '1.5', end: 3.25, text: 'Welcome.', speaker: 1 },
      { start: 3.25, end: 4, text: '  ' },
    ];
    const result = await ask(say(200, JSON.stringify({ text: 'x', language: 'english', segments })));
    expect(result).toEqual({
      language: 'english',
      segments: [
        { text: 'Good morning.', speaker: null, startMs: 0, endMs: 1500 },
        { text: 'Welcome.', speaker: '1', startMs: 1500, endMs: 3250 },
      ],
    });
    expect(heard[0]).toMatchObject({ url: '/v1/audio/transcriptions', authorization: 'Bearer secret' });
    for (const part of ['filename="call.mp3"', 'whisper-1', 'verbose_json', 'name="language"']) {
      expect(heard[0]?.body).toContain(part);
    }
  });

  it('makes one segment of an answer that has only text', async () => {
    const result = await ask(say(200, '{"text":"Good morning.","duration":2.5}'));
    expect(result.segments).toEqual([{ text: 'Good morning.', speaker: null, startMs: 0, endMs: 2500 }]);
  });

  it.each([
    ['a refused key', say(401, '{}'), { code: 'transcriber.unauthorised', retryable: false }],
    ['a recording too large', say(413, ''), { code: 'transcriber.too_large', retryable: false }],
    ['an unknown format', say(400, '{}'), { code: 'transcriber.refused', retryable: false }],
    [
      'too many requests',
      say(429, '', { 'retry-after': '7' }),
      { code: 'transcriber.busy', retryable: true, retryAfterMs: 7000 },
    ],
    ['a broken service', say(500, 'oops'), { code: 'transcriber.down', retryable: true }],
    ['an answer that is no JSON', say(200, '<html>'), { code: 'transcriber.unreadable', retryable: true }],
    ['JSON of another shape', say(200, '{"segments":7}'), { code: 'transcriber.unreadable' }],
    ['silence', say(200, '{"text":"  "}'), { code: 'transcriber.empty', retryable: false }],
    [
      'a closed connection',
      ((request) => void request.socket.destroy()) satisfies Reply,
      { code: 'transcriber.unreachable', retryable: true },
    ],
  ])('names %s', async (_name, answer, error) => {
    await expect(ask(answer)).rejects.toMatchObject(error);
  });

  it('gives up on a service that never answers', async () => {
    const hang: Reply = () => undefined;
    await expect(ask(hang, { timeoutMs: 50 })).rejects.toMatchObject({ code: 'transcriber.timeout' });
  });

  it('rejects with the reason of whoever cancels', async () => {
    const cancel = new AbortController();
    const stopped = new Error('stopped');
    await expect(ask(() => cancel.abort(stopped), {}, cancel.signal)).rejects.toBe(stopped);
  });

  it('does not send what is larger than the limit', async () => {
    await expect(ask(say(200, '{}'), { maxBytes: 2 })).rejects.toMatchObject({
      code: 'transcriber.too_large',
    });
    expect(heard).toEqual([]);
  });
});

describe('Retry-After', () => {
  it('is read as seconds or as a date, and is null otherwise', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    expect(retryAfterMs('3', now)).toBe(3000);
    expect(retryAfterMs('Thu, 01 Jan 2026 00:00:10 GMT', now)).toBe(10_000);
    expect(retryAfterMs('soon', now)).toBeNull();
    expect(retryAfterMs(null, now)).toBeNull();
  });
});

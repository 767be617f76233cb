import type { AudioRequest, Transcription } from '@ecco/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAssemblyAiTranscriber } from './assemblyai-transcriber.ts';
import { createDeepgramTranscriber } from './deepgram-transcriber.ts';
import { createElevenLabsTranscriber } from './elevenlabs-transcriber.ts';
import { inTurn, openStandIn, type Reply, type StandIn, say } from './stand-in.fixture.ts';
import type { Transcriber, TranscriberOptions } from './transcriber-engine.ts';

let service: StandIn;
beforeAll(async () => {
  service = await openStandIn();
});
afterAll(() => service.close());

const audio: AudioRequest = {
  bytes: new Uint8Array([1, 2, 3]),
  mimeType: 'audio/mpeg',
  fileName: 'call.mp3',
  language: 'en',
};

/** A word of a test; seconds. */
type SpokenWord = { text: string; start?: unknown; end?: unknown; sure?: unknown; speaker?: string | number };

/** How each service answers the same words, and what it takes. */
type Vendor = {
  name: string;
  create: (options: TranscriberOptions) => Transcriber;
  key: string;
  /** Its answers to all requests of one transcription. */
  answers: (words: SpokenWord[], whole?: { text?: string; duration?: number | undefined }) => Reply;
  /** An answer in place of the transcript. */
  insteadOfWords: (reply: Reply) => Reply;
  /** The field of names to expect in what was sent, and how one is written there. */
  namesSent: (received: StandIn['received']) => string[];
  requests: number;
};

const textOf = (words: readonly { text: string }[]): string => words.map(({ text }) => text).join(' ');
const ms = (value: unknown): unknown => (typeof value === 'number' ? value * 1000 : value);

const byPath =
  (replies: Readonly<Record<string, Reply>>): Reply =>
  (response, received, request) =>
    (replies[`${request.method} ${received.url}`] ?? say(404, ''))(response, received, request);

const assemblySteps = (transcript: Reply): Reply =>
  byPath({
    'POST /v1/upload': say(200, { upload_url: 'https://cdn.example/one' }),
    'POST /v1/transcript': say(200, { id: 'one', status: 'queued' }),
    'GET /v1/transcript/one': transcript,
  });

const jsonIn = (body: string | undefined): Record<string, unknown> => JSON.parse(body ?? '{}');

const vendors: Vendor[] = [
  {
    name: 'Deepgram',
    create: createDeepgramTranscriber,
    key: 'Token secret',
    answers: (words, { text = textOf(words), duration = 4 } = {}) =>
      say(200, {
        metadata: { duration },
        results: {
          channels: [
            {
              alternatives: [
                {
                  transcript: text,
                  words: words.map(({ text: word, sure, ...one }) => ({
                    ...{ ...one, word: word.toLowerCase(), punctuated_word: word, confidence: sure },
                  })),
                },
              ],
            },
          ],
        },
      }),
    insteadOfWords: (reply) => reply,
    namesSent: ([sent]) => new URL(sent?.url ?? '', 'http://x').searchParams.getAll('keyterm'),
    requests: 1,
  },
  {
    name: 'AssemblyAI',
    create: (options) => createAssemblyAiTranscriber({ ...options, pollMs: 1 }),
    key: 'secret',
    answers: (words, { text = textOf(words), duration = 4 } = {}) =>
      assemblySteps(
        say(200, {
          ...{ id: 'one', status: 'completed', text, audio_duration: duration },
          words: words.map(({ sure, start, end, ...one }) => ({
            ...{ ...one, start: ms(start), end: ms(end), confidence: sure },
          })),
        }),
      ),
    insteadOfWords: assemblySteps,
    namesSent: (received) => {
      const terms = jsonIn(received.find(({ url }) => url === '/v1/transcript')?.body)['keyterms_prompt'];
      return Array.isArray(terms) ? terms : [];
    },
    requests: 3,
  },
  {
    name: 'ElevenLabs',
    create: createElevenLabsTranscriber,
    key: 'secret',
    answers: (words, { text = textOf(words), duration = 4 } = {}) =>
      say(200, {
        ...{ text, language_code: 'eng', audio_duration_secs: duration },
        words: words.flatMap(({ sure, speaker, ...one }) => [
          {
            ...{ ...one, type: 'word', speaker_id: speaker },
            ...(typeof sure === 'number' && { logprob: Math.log(sure) }),
          },
          { text: ' ', start: one.end, end: one.end, type: 'spacing' },
        ]),
      }),
    insteadOfWords: (reply) => reply,
    namesSent: ([sent]) =>
      [...(sent?.body ?? '').matchAll(/name="keyterms"\r\n\r\n([^\r]{1,99})/g)].map(([, name]) => name ?? ''),
    requests: 1,
  },
];

const quick = { tries: 3, pauseMs: 1, longestPauseMs: 100 };

const engineOf = (vendor: Vendor, options: Partial<TranscriberOptions> = {}): Transcriber =>
  vendor.create({ baseURL: service.baseURL, apiKey: 'secret', model: 'best', retries: quick, ...options });

type Case = { reply: Reply; options?: Partial<TranscriberOptions>; request?: Partial<AudioRequest> };

async function ask(vendor: Vendor, { reply, options, request }: Case): Promise<Transcription> {
  service.answers(reply);
  const { transcribe } = engineOf(vendor, options).ports;
  if (transcribe === undefined) throw new Error('the engine transcribes');
  return transcribe({ ...audio, ...request });
}

const motion: SpokenWord[] = [
  { text: 'So', start: 0, end: 0.4, sure: 0.9, speaker: 'A' },
  { text: 'moved.', start: 0.4, end: 1, sure: 0.8, speaker: 'A' },
  { text: 'Aye.', start: 1.2, end: 1.6, sure: 0.5, speaker: 'B' },
];

describe.each(vendors)('$name', (vendor) => {
  it('is sent the recording with its key, and answers with words at their times, voices and confidence', async () => {
    const { segments } = await ask(vendor, { reply: vendor.answers(motion) });
    expect(service.received).toHaveLength(vendor.requests);
    expect(service.received[0]?.key).toBe(vendor.key);
    expect(service.received[0]?.body).toContain('\u0001\u0002\u0003');
    expect(segments.map(({ text, speaker, startMs, endMs }) => [text, speaker, startMs, endMs])).toEqual([
      ['So moved.', 'A', 0, 1000],
      ['Aye.', 'B', 1200, 1600],
    ]);
    expect(segments[1]?.words).toMatchObject([{ text: 'Aye.', startMs: 1200, endMs: 1600 }]);
    expect(segments[1]?.words[0]?.confidence).toBeCloseTo(0.5);
  });

  it('is told the names to expect, as many as it takes', async () => {
    const names = ['Dana Whitfield', ' ', 'Dana Whitfield', 'x'.repeat(200), 'CalPERS'];
    await ask(vendor, { reply: vendor.answers(motion), options: { model: 'nova-3' }, request: { names } });
    expect(vendor.namesSent(service.received)).toEqual(['Dana Whitfield', 'CalPERS']);
  });

  const soon = { 'retry-after': '0' };
  const hang: Reply = () => undefined;
  const shut: Reply = (_response, _received, request) => void request.socket.destroy();
  const cutOff: Reply = (response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"text":"Good', () => response.socket?.destroy());
  };
  const { answers, insteadOfWords } = vendor;
  const untimed = motion.map(({ text }) => ({ text }));

  it.each<[string, Case, string, boolean, RegExp]>([
    [
      'a wrong key',
      { reply: say(401, { err_msg: 'Invalid credentials.' }) },
      'unauthorised',
      false,
      /Check the key/,
    ],
    ['too many requests', { reply: say(429, '', soon) }, 'busy', true, /busy/],
    ['a service away', { reply: say(503, '') }, 'down', true, /HTTP 503/],
    ['a broken service', { reply: insteadOfWords(say(500, 'oops')) }, 'down', true, /HTTP 500/],
    ['a hang', { reply: hang, options: { timeoutMs: 300 } }, 'timeout', true, /did not answer/],
    ['a closed connection', { reply: shut }, 'unreachable', true, /could not be reached/],
    [
      'an answer lost in the middle',
      { reply: insteadOfWords(cutOff) },
      'unreachable',
      true,
      /could not be reached/,
    ],
    [
      'JSON cut off',
      { reply: insteadOfWords(say(200, '{"text":"So mo')) },
      'unreadable',
      true,
      /cannot be read/,
    ],
    [
      'HTML instead of JSON',
      { reply: say(200, '<html>Sign in</html>') },
      'unreadable',
      true,
      /cannot be read/,
    ],
    [
      'JSON of another shape',
      { reply: say(200, { results: 7, words: 7 }) },
      'unreadable',
      true,
      /cannot be read/,
    ],
    [
      'a refusal in words',
      { reply: say(400, { detail: { status: 'invalid_model', message: 'no such model' } }) },
      'refused',
      false,
      /HTTP 400\): “no such model”/,
    ],
    ['a recording too large for it', { reply: say(413, '') }, 'too_large', false, /larger than/],
    [
      'a recording above its limit',
      { reply: answers(motion), options: { maxBytes: 2 } },
      'too_large',
      false,
      /larger/,
    ],
    ['words without times', { reply: answers(untimed) }, 'no_times', false, /without times/],
    [
      'one word without a time',
      { reply: answers([...motion, { text: 'No.' }]) },
      'no_times',
      false,
      /without times/,
    ],
    [
      'a time that is none',
      { reply: answers([{ text: 'No.', start: '' }]) },
      'no_times',
      false,
      /without times/,
    ],
    [
      'a text without words',
      { reply: answers([], { text: 'So moved.' }) },
      'no_times',
      false,
      /without times/,
    ],
    [
      'half of it heard',
      { reply: answers(motion), request: { durationMs: 9_000 } },
      'heard_part',
      true,
      /4 of 9 seconds/,
    ],
    [
      'the words of another file',
      { reply: answers(motion, { duration: 600 }), request: { durationMs: 60_000 } },
      'other_recording',
      true,
      /not its words/,
    ],
  ])('says what is wrong: %s', async (_what, input, code, retryable, message) => {
    await expect(ask(vendor, input)).rejects.toMatchObject({
      ...{ code: `transcriber.${code}`, retryable, message: expect.stringMatching(message) },
    });
  });

  it('may have heard nothing', async () => {
    expect(await ask(vendor, { reply: answers([]) })).toMatchObject({ segments: [] });
  });

  it('is asked again where it was busy for a moment', async () => {
    service.answers(inTurn(say(429, '', soon), vendor.answers(motion)));
    const transcription = await engineOf(vendor).ports.transcribe?.(audio);
    expect(transcription?.segments).toHaveLength(2);
  });

  it('has the times put right that cannot be', async () => {
    const words = [
      { text: 'Late', start: 3, end: 99 },
      { text: 'early', start: 1, end: 1 },
      { text: 'last.', start: 3.5, end: 3.5 },
    ];
    const { segments } = await ask(vendor, { reply: answers(words), request: { durationMs: 4_000 } });
    expect(textOf(segments)).toBe('Late early last.');
    expect(segments.every(({ startMs, endMs }) => startMs <= endMs && endMs <= 4_000)).toBe(true);
  });

  it('is sent less from then on where a piece was too large', async () => {
    service.answers(say(413, ''));
    const engine = engineOf(vendor);
    await expect(engine.ports.transcribe?.({ ...audio, durationMs: 1_000 })).rejects.toThrow();
    expect(engine.hearing?.()).toMatchObject({ maxBytes: 2, maxMs: 600 });
  });
});

describe('AssemblyAI', () => {
  const assembly = (options: { patienceMs?: number } = {}) =>
    createAssemblyAiTranscriber({
      ...{ baseURL: service.baseURL, apiKey: null, model: 'best', retries: quick, pollMs: 1 },
      ...options,
    }).ports.transcribe?.(audio);

  it('is asked until the transcript is there', async () => {
    const waiting = say(200, { id: 'one', status: 'processing' });
    const done = say(200, { id: 'one', status: 'completed', text: '', words: [] });
    service.answers(assemblySteps(inTurn(waiting, waiting, done)));
    await assembly();
    expect(service.received).toHaveLength(5);
  });

  it('says why it gave up', async () => {
    const failed = say(200, { id: 'one', status: 'error', error: 'File does not appear to contain audio.' });
    service.answers(assemblySteps(failed));
    await expect(assembly()).rejects.toMatchObject({
      ...{
        code: 'transcriber.refused',
        message: expect.stringContaining('does not appear to contain audio'),
      },
    });
  });

  it('is not waited for without end', async () => {
    service.answers(assemblySteps(say(200, { id: 'one', status: 'processing' })));
    await expect(assembly({ patienceMs: 30 })).rejects.toMatchObject({ code: 'transcriber.timeout' });
  });

  it('is not asked for what is no id', async () => {
    const order = say(200, { id: '../../keys', status: 'queued' });
    service.answers(
      byPath({
        'POST /v1/upload': say(200, { upload_url: 'https://cdn.example/one' }),
        'POST /v1/transcript': order,
      }),
    );
    await expect(assembly()).rejects.toMatchObject({ code: 'transcriber.unreadable' });
  });
});

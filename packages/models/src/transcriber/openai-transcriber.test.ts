import type { AudioRequest } from '@ecco/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenAiTranscriber } from './openai-transcriber.ts';
import { inTurn, openStandIn, type Reply, refusing, type StandIn, say } from './stand-in.fixture.ts';

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

const quick = { tries: 3, pauseMs: 1, longestPauseMs: 100 };

type TranscriptionCase = {
  reply: Reply;
  options?: object;
  request?: Partial<AudioRequest>;
  signal?: AbortSignal;
};

function transcriber(options: object = {}) {
  const { ports } = createOpenAiTranscriber({
    baseURL: service.baseURL,
    apiKey: 'secret',
    model: 'whisper-1',
    retries: quick,
    ...options,
  });
  if (ports.transcribe === undefined) throw new Error('the engine transcribes');
  return ports.transcribe;
}

function ask({ reply, options, request, signal }: TranscriptionCase) {
  service.answers(reply);
  return transcriber(options)({ ...audio, ...request }, signal);
}

const morning = { start: 0, end: 1.5, text: ' Good morning.' };
const welcome = { start: 1.5, end: 3.25, text: 'Welcome.' };
const verbose = say(200, { text: 'x', language: 'english', duration: 4, segments: [morning, welcome] });
const onlyText = say(200, { text: 'Good morning. Welcome.', duration: 120 });

describe('what is sent to an OpenAI-compatible endpoint', () => {
  it('is the recording as a form that asks for the times of words and segments', async () => {
    await ask({ reply: verbose });
    const [sent] = service.received;
    expect(sent).toMatchObject({ url: '/v1/audio/transcriptions', authorization: 'Bearer secret' });
    for (const part of ['filename="call.mp3"', 'whisper-1', 'verbose_json', 'name="language"']) {
      expect(sent?.body).toContain(part);
    }
    expect(sent?.body.match(/name="timestamp_granularities\[\]"/g)).toHaveLength(2);
  });

  it('is nothing where the recording is larger than the limit', async () => {
    await expect(ask({ reply: verbose, options: { maxBytes: 2 } })).rejects.toMatchObject({
      code: 'transcriber.too_large',
    });
    expect(service.received).toEqual([]);
  });
});

describe('what voices sound like', () => {
  const spoken = { ...morning, speaker: 'SPEAKER_00' };
  const print = [0.5, -0.25, 0.125, 0, 1, 0.5, 0.25, 1];
  const voicesOf = async (speaker_embeddings: unknown) =>
    (await ask({ reply: say(200, { text: 'x', duration: 4, segments: [spoken], speaker_embeddings }) }))
      .voices;

  it('is told for the labels that speak, with what it may be compared with', async () => {
    const voices = await voicesOf({ SPEAKER_00: print, SPEAKER_07: print });
    expect(voices).toEqual([
      { speaker: 'SPEAKER_00', vector: print, model: `${new URL(service.baseURL).host} whisper-1` },
    ]);
  });

  it.each([
    ['is missing', undefined],
    ['is no object', 'none'],
    ['has numbers that are none', { SPEAKER_00: [...print, 'x'] }],
    ['is too short to tell anybody apart', { SPEAKER_00: [1, 2] }],
    ['is longer than any print', { SPEAKER_00: Array.from({ length: 5_000 }, () => 1) }],
  ])('is left out where it %s, and the words stay', async (_what, given) => {
    expect(await voicesOf(given)).toEqual([]);
  });
});

describe('the form that a service takes', () => {
  it.each([
    ['refuses times of words', refusing(['\r\n\r\nword'], verbose), 2],
    ['fails at times of words', inTurn(say(500, 'KeyError'), verbose), 2],
    ['refuses any granularity', refusing(['granularities'], verbose), 3],
    ['knows only voices', refusing(['verbose_json'], verbose), 4],
    ['has times in plain JSON', refusing(['verbose_json', 'diarized_json'], verbose), 5],
  ])('is found where it %s', async (_what, reply, requests) => {
    const { segments } = await ask({ reply });
    expect(segments.map(({ text }) => text)).toEqual(['Good morning.', 'Welcome.']);
    expect(service.received).toHaveLength(requests);
  });

  it('is asked for with the pieces that a service of voices wants', async () => {
    const voices = say(200, {
      text: 'x',
      segments: [
        { ...morning, speaker: 'A' },
        { ...welcome, speaker: 'B' },
      ],
    });
    const { segments } = await ask({ reply: refusing(['verbose_json'], voices) });
    expect(segments.map(({ speaker }) => speaker)).toEqual(['A', 'B']);
    expect(service.received.at(-1)?.body).toContain('chunking_strategy');
  });

  it('is remembered, and found by one request for all that are asked at once', async () => {
    service.answers(refusing(['granularities'], verbose));
    const transcribe = transcriber();
    await Promise.all([transcribe(audio), transcribe(audio), transcribe(audio)]);
    expect(service.received).toHaveLength(5);
    await transcribe(audio);
    expect(service.received).toHaveLength(6);
  });

  it('is found anew when the service no longer takes it', async () => {
    service.answers(verbose);
    const transcribe = transcriber();
    await transcribe(audio);
    service.answers(refusing(['verbose_json'], verbose));
    await transcribe(audio);
    expect(service.received).toHaveLength(4);
    await transcribe(audio);
    expect(service.received).toHaveLength(5);
  });

  it('is not looked for where the recording itself is refused', async () => {
    const reply = say(400, { error: { message: 'Audio file might be corrupted', param: 'file' } });
    await expect(ask({ reply })).rejects.toMatchObject({ code: 'transcriber.refused' });
    expect(service.received).toHaveLength(1);
  });
});

describe('a service that fails', () => {
  const hang: Reply = () => undefined;
  const cutOff: Reply = (response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"text":"Good', () => response.socket?.destroy());
  };
  const shut: Reply = (_response, _received, request) => void request.socket.destroy();
  const soon = { 'retry-after': '0' };

  // What an admin reads on the item's page, and how many requests the service got.
  it.each([
    [
      'a wrong key',
      { reply: say(401, { error: { message: 'Incorrect key: secret' } }) },
      'transcriber.unauthorised',
      /refused its key. Check the key of the service/,
      1,
    ],
    [
      'a key without rights',
      { reply: say(403, '') },
      'transcriber.unauthorised',
      /Check the key of the service/,
      1,
    ],
    [
      'a recording too large',
      { reply: say(413, '') },
      'transcriber.too_large',
      /larger than the transcription service accepts/,
      1,
    ],
    [
      'a recording too long',
      { reply: say(400, { error: { message: 'audio duration 1500 seconds is longer than 1400 seconds' } }) },
      'transcriber.too_large',
      /larger than/,
      1,
    ],
    [
      'an unknown model',
      { reply: say(404, { error: { message: 'model not found' } }) },
      'transcriber.refused',
      /HTTP 404\): “model not found”/,
      1,
    ],
    [
      'every form',
      {
        reply: say(400, {
          detail: 'no such route at https://inner.example/v1 for sk-123456789012345678901234',
        }),
      },
      'transcriber.refused',
      /^The transcription service refused the recording \(HTTP 400\): “no such route at … for …”$/,
      6,
    ],
    [
      'too many requests',
      { reply: say(429, '', soon) },
      'transcriber.busy',
      /busy; it will be asked again/,
      3,
    ],
    [
      'too many requests, for longer than is waited',
      { reply: say(429, '', { 'retry-after': '70' }) },
      'transcriber.busy',
      /busy/,
      1,
    ],
    ['a service away', { reply: say(503, 'later') }, 'transcriber.down', /failed \(HTTP 503\)/, 3],
    [
      'a broken service',
      { reply: refusing([], say(500, 'oops')) },
      'transcriber.down',
      /failed \(HTTP 500\)/,
      3,
    ],
    ['a closed connection', { reply: shut }, 'transcriber.unreachable', /could not be reached/, 3],
    [
      'a connection lost in mid-answer',
      { reply: cutOff },
      'transcriber.unreachable',
      /could not be reached/,
      3,
    ],
    [
      'a hang',
      { reply: hang, options: { timeoutMs: 1_000 } },
      'transcriber.timeout',
      /did not answer within/,
      1,
    ],
    [
      'an answer that is no JSON',
      { reply: say(200, '<html>') },
      'transcriber.unreadable',
      /cannot be read/,
      1,
    ],
    [
      'JSON of another shape',
      { reply: say(200, { segments: 7 }) },
      'transcriber.unreadable',
      /cannot be read/,
      1,
    ],
    [
      'an answer without end',
      { reply: say(200, 'a'.repeat(5_000)), options: { maxAnswerBytes: 1_000 } },
      'transcriber.endless',
      /too large to be read/,
      1,
    ],
    [
      'half of the recording heard',
      { reply: verbose, request: { durationMs: 9_000 } },
      'transcriber.heard_part',
      /heard only 4 of 9 seconds/,
      1,
    ],
    ['words without times', { reply: onlyText }, 'transcriber.no_times', /without times.*Choose a model/, 6],
    [
      'words without times, other forms refused',
      { reply: refusing(['verbose_json', 'diarized'], onlyText) },
      'transcriber.no_times',
      /without times/,
      6,
    ],
    [
      'one run of minutes',
      { reply: say(200, { segments: [{ start: 0, end: 120, text: 'All of it.' }] }) },
      'transcriber.no_times',
      /without times/,
      6,
    ],
    [
      'all words at nought',
      { reply: say(200, { segments: [{ start: 0, end: 0, text: 'All of it.' }] }) },
      'transcriber.no_times',
      /without times/,
      6,
    ],
    [
      'times that are none',
      { reply: say(200, { segments: [{ start: 'soon', end: null, text: 'All of it.' }] }) },
      'transcriber.no_times',
      /without times/,
      6,
    ],
  ] satisfies [string, TranscriptionCase, string, RegExp, number][])(
    'says what is wrong: %s',
    async (_what, input, code, message, requests) => {
      await expect(ask(input)).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
      expect(service.received).toHaveLength(requests);
    },
  );

  it.each([
    ['is busy', say(429, '', soon)],
    ['is away', say(503, '')],
    ['shuts the connection', shut],
    ['loses it in mid-answer', cutOff],
  ])('is asked again where it %s', async (_what, reply) => {
    const { segments } = await ask({ reply: inTurn(reply, verbose) });
    expect(segments).toHaveLength(2);
  });

  it('may have heard nothing', async () => {
    expect(await ask({ reply: say(200, { text: '  ', segments: [] }) })).toMatchObject({ segments: [] });
    expect(service.received).toHaveLength(1);
  });

  it('is asked for less from then on where a piece was too large', async () => {
    service.answers(say(413, ''));
    const engine = createOpenAiTranscriber({ baseURL: service.baseURL, apiKey: null, model: 'whisper-1' });
    await expect(engine.ports.transcribe?.({ ...audio, durationMs: 1_000 })).rejects.toThrow();
    expect(engine.hearing?.()).toMatchObject({ maxBytes: 2, maxMs: 600 });
  });

  it('says when it wants to be asked again', async () => {
    const reply = say(429, '', { 'retry-after': '70' });
    await expect(ask({ reply })).rejects.toMatchObject({ retryable: true, retryAfterMs: 70_000 });
  });

  it('is left with the reason of whoever cancels', async () => {
    const cancel = new AbortController();
    const stopped = new Error('stopped');
    const asked = ask({ reply: () => cancel.abort(stopped), signal: cancel.signal });
    await expect(asked).rejects.toBe(stopped);
  });
});

import type { Answer, Engine, Question } from '@ecco/engine';
import { describe, expect, it } from 'vitest';
import { allOf } from '../testing/all-of.fixture.ts';
import { ask, askInPieces, type EngineChain, hasEngine, hasWorkingEngine } from './engine-chain.ts';

const good: Engine = {
  engine: 'good',
  version: '1',
  ports: { embed: async (texts) => texts.map((text) => [text.length]) },
};
const bad: Engine = {
  engine: 'bad',
  version: '1',
  ports: { embed: () => Promise.reject(new Error('bad day')) },
};
const other: Engine = { engine: 'other', version: '1', ports: {} };

const embed = (engines: Engine[], fallBack: EngineChain['fallBack'], signal = new AbortController().signal) =>
  ask(
    { embed: { engines, fallBack } },
    { task: 'embed', port: (ports) => ports.embed, input: ['abc'], signal },
  );

describe('the engines of a task', () => {
  it('are asked in order, and what made the result is told', async () => {
    expect(await embed([other, good], false)).toEqual({
      value: [[3]],
      maker: { engine: 'good', version: '1' },
      failures: [],
    });
  });

  it('fall back only where configured', async () => {
    expect(await embed([bad, good], true)).toMatchObject({
      maker: { engine: 'good' },
      failures: [{ message: 'bad day' }],
    });
    await expect(embed([bad, good], false)).rejects.toThrow('bad day');
  });

  it('fall back where the failure is one that another may do better', async () => {
    const mayAnother = (failure: unknown) => !(failure instanceof Error && failure.message === 'too large');
    const large: Engine = { ...bad, ports: { embed: () => Promise.reject(new Error('too large')) } };
    expect(await embed([bad, good], mayAnother)).toMatchObject({ maker: { engine: 'good' } });
    await expect(embed([large, good], mayAnother)).rejects.toThrow('too large');
    await expect(embed([bad, large, good], mayAnother)).rejects.toThrow('too large');
  });

  it('work while one of them is not known to fail', () => {
    const works = (...engines: Engine[]) => hasWorkingEngine({ embed: { engines, fallBack: true } }, 'embed');
    const failing = { ...good, isFailing: () => true };
    expect([works(failing, good), works(failing), works(other), works()]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('keep every failure when all fail', async () => {
    await expect(embed([bad, bad], true)).rejects.toMatchObject({
      code: 'work.engines_failed',
      message: 'bad day',
      retryable: true,
      cause: { errors: [{ message: 'bad day' }, { message: 'bad day' }] },
    });
  });

  it('are not asked further once the work is cancelled', async () => {
    const cancel = new AbortController();
    cancel.abort(new Error('stopped'));
    await expect(embed([bad, good], true, cancel.signal)).rejects.toThrow('stopped');
  });

  it('may be none: a missing transcriber says what to configure', async () => {
    const input = {
      task: 'transcribe',
      port: () => undefined,
      input: null,
      signal: new AbortController().signal,
    } as const;
    await expect(ask({}, input)).rejects.toThrow(/TRANSCRIBER_URL/);
    expect(hasEngine({ transcribe: { engines: [other], fallBack: false } }, 'transcribe')).toBe(false);
  });
});

const nothing: Answer = { found: false, form: 'reason', sentences: [], claims: [], closest: [] };
const question: Question = { query: 'why', sources: [] };
const answering = (engine: string, parts: Partial<Engine>): Engine => ({
  engine,
  version: '1',
  ports: {},
  ...parts,
});
const whole = answering('whole', { ports: { answer: async () => nothing } });
const broken = answering('broken', {
  streams: {
    async *answer() {
      yield nothing;
      throw new Error('broken off');
    },
  },
});
const silent = answering('silent', {
  streams: {
    async *answer() {
      // It fails before its first piece.
      yield await Promise.reject<typeof nothing>(new Error('no answer'));
    },
  },
});
const endless = answering('endless', {
  streams: {
    async *answer() {
      while (true) yield nothing;
    },
  },
});

describe('an answer in pieces', () => {
  const inPieces = (engines: Engine[], fallBack = true) =>
    askInPieces(
      { answer: { engines, fallBack } },
      {
        task: 'answer',
        port: (ports) => ports.answer,
        stream: (streams) => streams.answer,
        input: question,
        signal: new AbortController().signal,
      },
    );

  it('is one piece of an engine that does not stream', async () => {
    expect(await allOf(inPieces([other, whole]))).toEqual([
      { value: nothing, maker: { engine: 'whole', version: '1' }, failures: [] },
    ]);
  });

  it('comes from the next engine where one fails before its first piece', async () => {
    expect(await allOf(inPieces([silent, whole]))).toMatchObject([
      { maker: { engine: 'whole' }, failures: [{ message: 'no answer' }] },
    ]);
    await expect(allOf(inPieces([silent, whole], false))).rejects.toThrow('no answer');
  });

  it('is not mixed with that of another engine once it has begun', async () => {
    const reading = inPieces([broken, whole]);
    expect((await reading.next()).value).toMatchObject({ maker: { engine: 'broken' } });
    await expect(reading.next()).rejects.toThrow('broken off');
  });

  it('is ended where an engine does not', async () => {
    let count = 0;
    const reading = async () => {
      for await (const _ of inPieces([endless])) count += 1;
    };
    await expect(reading()).rejects.toMatchObject({ code: 'work.stream_too_long', retryable: false });
    expect(count).toBe(10_000);
  });

  it('needs an engine', async () => {
    await expect(allOf(inPieces([other]))).rejects.toMatchObject({ code: 'work.no_engine' });
  });
});

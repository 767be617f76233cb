import { type Answer, builtInEngine, type Candidate, type Question } from '@ecco/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOf } from '../testing/all-of.fixture.ts';
import { builtInEngines } from './built-in-engines.ts';
import { ask, askInPieces, hasEngine } from './engine-chain.ts';
import { pooled } from './pooled-engine.ts';
import { builtInTasks, streamedTasks } from './task.registry.ts';
import { createWorkPool, type WorkPool } from './work-pool.ts';

let pool: WorkPool;
let voicePool: WorkPool;
beforeAll(() => {
  pool = createWorkPool({ maxThreads: 1 });
  voicePool = createWorkPool({ maxThreads: 1 });
});
afterAll(() => Promise.all([pool.close(), voicePool.close()]));

const signal = new AbortController().signal;
const context = {
  kind: 'episode',
  title: 'The Halvern fund',
  description: '',
  showName: null,
  people: [],
} as const;
const text = 'The Halvern fund returned 8.4 percent last year, and its trustees cut the fees by half.';
const segment = { id: 'one', index: 0, speaker: null, text, startMs: null, endMs: null, page: null };

const question: Question = {
  query: 'What did the Halvern fund return?',
  sources: [{ context: { ...context, people: [] }, segments: [segment] }],
};
const candidate: Candidate = {
  context: { ...context, people: [] },
  personName: null,
  organizationName: 'Halvern',
  text,
};

describe('the built-in engine in worker threads', () => {
  it('does every task that it does', () => {
    expect(builtInTasks.map(({ task }) => task).toSorted()).toEqual(
      Object.keys(builtInEngine.ports).toSorted(),
    );
    const engines = pooled(builtInEngines(), { pool, voicePool });
    expect(builtInTasks.every(({ task }) => hasEngine(engines, task))).toBe(true);
  });

  it('answers a question as it does here', async () => {
    const engines = pooled(builtInEngines(), { pool, voicePool });
    const port = { task: 'answer', input: question, signal } as const;
    const { value } = await ask(engines, { ...port, port: (ports) => ports.answer });
    expect(value.found).toBe(true);
    expect(value).toEqual(await builtInEngine.ports.answer?.(question));
  });

  it('judges a candidate as it does here', async () => {
    const engines = pooled(builtInEngines(), { pool, voicePool });
    const port = { task: 'classifyCandidate', input: candidate, signal } as const;
    const { value } = await ask(engines, { ...port, port: (ports) => ports.classifyCandidate });
    expect(value).toEqual(await builtInEngine.ports.classifyCandidate?.(candidate));
  });

  it.each(builtInTasks)('does $task in no thread but those', ({ task }) => {
    const port = pooled(builtInEngines(), { pool, voicePool })[task]?.engines[0]?.ports[task];
    expect(port).toBeTypeOf('function');
    expect(port).not.toBe(builtInEngine.ports[task]);
  });

  it('leaves this thread: what cannot be taken along is refused, which here it is not', async () => {
    const input = { ...question, onlyHere: () => undefined };
    const engines = pooled(builtInEngines(), { pool, voicePool });
    const port = { task: 'answer', input, signal } as const;
    await expect(ask(engines, { ...port, port: (ports) => ports.answer })).rejects.toThrow('cloned');
    expect(await builtInEngine.ports.answer?.(input)).toMatchObject({ found: true });
  });
});

/** A question with many sentences to answer it. */
const sentences = [
  'Halvern is the pension fund of a railway.',
  'The trustees of Halvern cut the fees of the pension fund by half.',
  'Members of the pension fund pay lower fees from July, the trustees said.',
  'The harvest in the valley was early, and the weather was mild.',
  'Buses leave from the square every hour until the evening.',
];
const wide: Question = {
  query: 'What did the trustees say about the fees of the pension fund?',
  sources: [
    {
      context: { ...context, people: [] },
      segments: sentences.map((words, index) => ({ ...segment, id: `s${index}`, index, text: words })),
    },
  ],
};

describe('an answer in pieces, from worker threads', () => {
  const inPieces = (input: Question, from = signal) =>
    askInPieces(pooled(builtInEngines(), { pool, voicePool }), {
      task: 'answer',
      port: (ports) => ports.answer,
      stream: (streams) => streams.answer,
      input,
      signal: from,
    });
  const all = async (input: Question): Promise<Answer[]> =>
    (await allOf(inPieces(input))).map(({ value }) => value);

  it('is there for every task that streams', () => {
    expect(streamedTasks.map(({ task }) => task)).toEqual(Object.keys(builtInEngine.streams ?? {}));
  });

  it('is the whole answer, a sentence a piece, in the same order', async () => {
    const whole = await builtInEngine.ports.answer?.(wide);
    const pieces = await all(wide);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.every(({ found, sentences: one }) => found && one.length === 1)).toBe(true);
    expect(pieces.flatMap((piece) => piece.sentences)).toEqual(whole?.sentences);
    expect(pieces.at(-1)?.claims).toEqual(whole?.claims);
  });

  it('is one piece that says so where nothing is found', async () => {
    expect(await all({ ...wide, query: 'Who painted the ceiling of the chapel?' })).toEqual([
      { found: false, form: 'name', sentences: [], claims: [], closest: [] },
    ]);
  });

  it('says what made it', async () => {
    for await (const { maker } of inPieces(wide)) {
      expect(maker).toEqual({ engine: builtInEngine.engine, version: builtInEngine.version });
    }
  });

  it('leaves the thread to others when its reader stops', async () => {
    for await (const { value } of inPieces(wide)) {
      expect(value.found).toBe(true);
      break;
    }
    expect(await all(wide)).not.toEqual([]);
  });

  it('ends with the signal, whose reason is thrown, and others are answered', async () => {
    const stop = new AbortController();
    const reading = inPieces(wide, stop.signal);
    await reading.next();
    stop.abort(new Error('the reader went away'));
    await expect(allOf(reading)).rejects.toThrow('the reader went away');
    expect(await all(wide)).not.toEqual([]);
  });

  it('fails with the error of the thread', async () => {
    const broken = { ...wide, query: null };
    const reading = pool.streamTask('answer', broken);
    await expect(allOf(reading)).rejects.toThrow(/null/);
  });

  it('fails where what is asked cannot be taken along', async () => {
    const reading = pool.streamTask('answer', { ...wide, onlyHere: () => undefined });
    await expect(allOf(reading)).rejects.toThrow('cloned');
  });
});

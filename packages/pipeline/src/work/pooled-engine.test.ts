import { builtInEngine, type Candidate, type Question } from '@ecco/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInEngines } from './built-in-engines.ts';
import { ask, hasEngine } from './engine-chain.ts';
import { pooled } from './pooled-engine.ts';
import { builtInTasks } from './task.registry.ts';
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
  organisationName: 'Halvern',
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

import type { Engine } from '@ecco/engine';
import { describe, expect, it } from 'vitest';
import { ask, hasEngine } from './engine-chain.ts';

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

const embed = (engines: Engine[], fallBack: boolean, signal = new AbortController().signal) =>
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
    const asked = {
      task: 'transcribe',
      port: () => undefined,
      input: null,
      signal: new AbortController().signal,
    } as const;
    await expect(ask({}, asked)).rejects.toThrow(/TRANSCRIBER_URL/);
    expect(hasEngine({ transcribe: { engines: [other], fallBack: false } }, 'transcribe')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { createServiceGate } from './service-gate.ts';

const never = new AbortController().signal;

/** Work that ends when it is told to. */
function heldWork() {
  const held: (() => void)[] = [];
  return { held, work: () => new Promise<void>((resolve) => held.push(resolve)) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the gate of a service', () => {
  it('lets in as many as the service takes, and the next one when one is done', async () => {
    const gate = createServiceGate(2);
    const { held, work } = heldWork();
    const all = [1, 2, 3].map(() => gate(work, never));
    await settled();
    expect(held).toHaveLength(2);
    held[0]?.();
    await settled();
    expect(held).toHaveLength(3);
    for (const end of held) end();
    await Promise.all(all);
  });

  it('goes on after a failure', async () => {
    const gate = createServiceGate(1);
    await expect(gate(() => Promise.reject(new Error('lost')), never)).rejects.toThrow('lost');
    expect(await gate(() => Promise.resolve('next'), never)).toBe('next');
  });

  it('forgets whoever no longer waits', async () => {
    const gate = createServiceGate(1);
    const { held, work } = heldWork();
    const first = gate(work, never);
    const cancel = new AbortController();
    const second = gate(work, cancel.signal);
    const third = gate(work, never);
    cancel.abort(new Error('stopped'));
    await expect(second).rejects.toThrow('stopped');
    held[0]?.();
    await settled();
    held[1]?.();
    await Promise.all([first, third]);
    expect(held).toHaveLength(2);
  });
});

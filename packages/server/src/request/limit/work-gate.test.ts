import { expect, it } from 'vitest';
import { WorkGate } from './work-gate.ts';

const refusal = () => new Error('full');

/** Work that ends when it is told to. */
function work() {
  let finish = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begun = false;
  const run = async () => {
    begun = true;
    await done;
  };
  return { run, finish, hasBegun: () => begun };
}

it('lets in as many as it may, keeps some waiting and turns the rest away', async () => {
  const gate = new WorkGate({ atOnce: 1, waiting: 1 }, refusal);
  const [first, second] = [work(), work()];
  const runs = [gate.run(first.run), gate.run(second.run)];
  expect(gate.isFull).toBe(true);
  await expect(gate.run(async () => undefined)).rejects.toThrow('full');
  expect([first.hasBegun(), second.hasBegun()]).toEqual([true, false]);

  first.finish();
  await runs[0];
  expect(gate.isFull).toBe(false);
  second.finish();
  await Promise.all(runs);
  expect(await gate.run(async () => 'free again')).toBe('free again');
});

it('goes on after work that failed', async () => {
  const gate = new WorkGate({ atOnce: 1, waiting: 1 }, refusal);
  const failing = gate.run(() => Promise.reject(new Error('broken')));
  const next = gate.run(async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

/** Work that says when it begins, and ends when it is told to. */
function piece(begun: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = (): Promise<string> => {
    begun.push(name);
    return promise;
  };
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

describe('a gate', () => {
  it('lets so many through at a time, and the others in the order in which they came', async () => {
    const begun: string[] = [];
    const gate = createGate(2);
    const pieces = ['a', 'b', 'c', 'd'].map((name) => piece(begun, name));
    const done = pieces.map(({ work }) => gate(work));
    expect(begun).toEqual(['a', 'b']);
    pieces[1]?.end();
    expect(await done[1]).toBe('b');
    await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
    for (const { end } of pieces) end();
    expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('hands on the place of work that fails', async () => {
    const gate = createGate(1);
    const [failing, next] = [piece([], 'failing'), piece([], 'next')];
    const done = [gate(failing.work), gate(next.work)];
    failing.fail();
    next.end();
    await expect(done[0]).rejects.toThrow('failing');
    await expect(done[1]).resolves.toBe('next');
  });
});

describe('the signal of who waits', () => {
  it('wakes them at once, and the others keep their order', async () => {
    const begun: string[] = [];
    const gate = createGate(1);
    const [first, left, last] = [piece(begun, 'first'), piece(begun, 'left'), piece(begun, 'last')];
    const leave = new AbortController();
    const done = [gate(first.work), gate(left.work, leave.signal), gate(last.work)];
    leave.abort(new Error('the process stops'));
    // Nobody has left the gate yet.
    await expect(done[1]).rejects.toThrow('the process stops');
    first.end();
    last.end();
    expect(await done[2]).toBe('last');
    expect(begun).toEqual(['first', 'last']);
  });

  it('lets nobody in who comes after it', async () => {
    const begun: string[] = [];
    const { work } = piece(begun, 'late');
    await expect(createGate(1)(work, AbortSignal.abort(new Error('over')))).rejects.toThrow('over');
    expect(begun).toEqual([]);
  });

  it('leaves work its place that has begun, until it has ended by itself', async () => {
    const begun: string[] = [];
    const gate = createGate(1);
    const [stopping, next] = [piece(begun, 'stopping'), piece(begun, 'next')];
    const stop = new AbortController();
    const done = [gate(stopping.work, stop.signal), gate(next.work)];
    stop.abort();
    expect(begun).toEqual(['stopping']);
    stopping.end();
    next.end();
    expect(await Promise.all(done)).toEqual(['stopping', 'next']);
  });
});

describe('a gate that grows', () => {
  /** So long that no test lets it pass by itself. */
  const never = 2 ** 30;

  it('has one place at first, and one more when somebody has waited', async () => {
    const begun: string[] = [];
    const gate = createGate(2, { growsAfterMs: 1 });
    const pieces = ['a', 'b', 'c'].map((name) => piece(begun, name));
    const done = pieces.map(({ work }) => gate(work));
    expect(begun).toEqual(['a']);
    await expect.poll(() => begun).toEqual(['a', 'b']);
    pieces[1]?.end();
    await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
    for (const { end } of pieces) end();
    expect(await Promise.all(done)).toEqual(['a', 'b', 'c']);
  });

  it('lets the next one in where nobody has waited so long', async () => {
    const begun: string[] = [];
    const gate = createGate(2, { growsAfterMs: never });
    const pieces = ['a', 'b', 'c'].map((name) => piece(begun, name));
    const done = pieces.map(({ work }) => gate(work));
    pieces[0]?.end();
    await expect.poll(() => begun).toEqual(['a', 'b']);
    for (const { end } of pieces) end();
    expect(await Promise.all(done)).toEqual(['a', 'b', 'c']);
  });

  it('has one place again when all is done', async () => {
    const begun: string[] = [];
    const gate = createGate(2, { growsAfterMs: 1 });
    const first = ['a', 'b'].map((name) => piece(begun, name));
    const done = first.map(({ work }) => gate(work));
    await expect.poll(() => begun).toEqual(['a', 'b']);
    for (const { end } of first) end();
    await Promise.all(done);
    const later = ['c', 'd'].map((name) => piece(begun, name));
    const doneLater = later.map(({ work }) => gate(work));
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const { end } of later) end();
    expect(await Promise.all(doneLater)).toEqual(['c', 'd']);
  });
});

import PQueue from 'p-queue';

/** Lets so many pieces of work run at a time, in the order in which they came; who waits is woken by the signal. */
type Gate = <Value>(work: () => Promise<Value>, signal?: AbortSignal) => Promise<Value>;

export function createGate(atOnce: number): Gate {
  const queue = new PQueue({ concurrency: atOnce });
  return async (work, signal) => {
    signal?.throwIfAborted();
    const waiting = new AbortController();
    const giveUp = () => waiting.abort(signal?.reason);
    signal?.addEventListener('abort', giveUp, { once: true });
    // Work that has begun hears of the signal by itself, and keeps its place until it has really ended.
    const begin = () => {
      signal?.removeEventListener('abort', giveUp);
      return work();
    };
    return queue.add(begin, { signal: waiting.signal });
  };
}

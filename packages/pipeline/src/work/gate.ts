import PQueue from 'p-queue';

/** Lets so many pieces of work run at a time, in the order in which they came; who waits is woken by the signal. */
type Gate = <Value>(work: () => Promise<Value>, signal?: AbortSignal) => Promise<Value>;

type GateOptions = {
  /**
   * How long somebody has to wait until one place more is opened, in ms; the places are one again when all is done. All
   * are open from the start when left out.
   */
  growsAfterMs?: number | undefined;
};

/** Opens the places of a queue one by one, as long as work waits for them. */
function growWhileWaiting(queue: PQueue, atOnce: number, growsAfterMs: number): void {
  let timer: NodeJS.Timeout | null = null;
  const look = (): void => {
    if (queue.size > 0 && queue.concurrency < atOnce) timer ??= setTimeout(grow, growsAfterMs).unref();
  };
  const grow = (): void => {
    timer = null;
    if (queue.size > 0) queue.concurrency += 1;
    look();
  };
  const forget = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  queue.addEventListener('add', look);
  queue.addEventListener('empty', forget);
  queue.addEventListener('idle', () => {
    queue.concurrency = 1;
  });
}

export function createGate(atOnce: number, { growsAfterMs }: GateOptions = {}): Gate {
  const queue = new PQueue({ concurrency: growsAfterMs === undefined ? atOnce : 1 });
  if (growsAfterMs !== undefined) growWhileWaiting(queue, atOnce, growsAfterMs);
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

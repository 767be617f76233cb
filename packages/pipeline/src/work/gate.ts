/** Lets so many pieces of work run at a time, in the order in which they came. */
type Gate = <Value>(work: () => Promise<Value>, signal?: AbortSignal) => Promise<Value>;

export function createGate(atOnce: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work, signal) => {
    signal?.throwIfAborted();
    if (running < atOnce) running += 1;
    // Whoever leaves hands the place on, so that nobody who comes in between can take it.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

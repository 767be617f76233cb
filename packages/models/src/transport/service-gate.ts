/** How many requests a service gets at the same time; those beyond wait in turn. */
type ServiceGate = <Value>(work: () => Promise<Value>, signal: AbortSignal) => Promise<Value>;

export function createServiceGate(atOnce: number): ServiceGate {
  const waiting: (() => void)[] = [];
  let free = atOnce;

  function enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const admit = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        waiting.splice(waiting.indexOf(admit), 1);
        reject(signal.reason);
      };
      waiting.push(admit);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  function exit(): void {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }

  return async (work, signal) => {
    await enter(signal);
    try {
      return await work();
    } finally {
      exit();
    }
  };
}

import { setTimeout as wait } from 'node:timers/promises';

/** Lets one request at a time through to a host, with a pause after each. */
export type HostGate = <Value>(
  at: { host: string; pauseMs: number; signal: AbortSignal },
  request: () => Promise<Value>,
) => Promise<Value>;

/** One gate for all crawls of a process, so that two organizations on one host do not double what it gets. */
export function createHostGate(): HostGate {
  const queues = new Map<string, Promise<unknown>>();
  return async ({ host, pauseMs, signal }, request) => {
    const before = queues.get(host) ?? Promise.resolve();
    const own = before.then(async () => {
      signal.throwIfAborted();
      return request();
    });
    const paused = own
      .catch(() => undefined)
      .then(() => wait(pauseMs, undefined, { signal }))
      .catch(() => undefined);
    queues.set(host, paused);
    void paused.then(() => {
      if (queues.get(host) === paused) queues.delete(host);
    });
    return own;
  };
}

import PQueue from 'p-queue';

/** How many requests a service gets at the same time; those beyond wait in turn, until their signal calls them away. */
type ServiceGate = <Value>(work: () => Promise<Value>, signal: AbortSignal) => Promise<Value>;

export function createServiceGate(atOnce: number): ServiceGate {
  const queue = new PQueue({ concurrency: atOnce });
  return (work, signal) => queue.add(work, { signal });
}

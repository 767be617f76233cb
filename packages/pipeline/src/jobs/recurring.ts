/** Work that no item waits for, done at the start and now and then, and never twice at the same time. */
export type Recurring = {
  start: () => void;
  /** Begins nothing more and waits for what runs. */
  stop: () => Promise<void>;
};

type RecurringWork = {
  /** Done once, at the start. */
  atStart: () => Promise<unknown>;
  /** Done every `everyMs` from then on. */
  regularly: () => Promise<unknown>;
  everyMs: number;
  /** Told what went wrong; the next time comes anyway. */
  onError: (error: unknown) => void;
};

export function createRecurring({ atStart, regularly, everyMs, onError }: RecurringWork): Recurring {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const run = (work: () => Promise<unknown>): void => {
    if (isBusy) return;
    isBusy = true;
    running = work()
      .catch(onError)
      .finally(() => {
        isBusy = false;
      });
  };
  return {
    start() {
      if (timer !== null) return;
      run(atStart);
      timer = setInterval(() => run(regularly), everyMs).unref();
    },
    async stop() {
      if (timer !== null) clearInterval(timer);
      timer = null;
      await running;
    },
  };
}

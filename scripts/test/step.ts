/** The steps of the test run: what each needs, how much of the machine it takes, and the order that follows. */

export type Outcome = {
  ok: boolean;
  /** All that the step said, shown when it fails. */
  output: string;
  /** How many tests it ran; absent where a step is one thing that holds or does not. */
  passed?: number;
  failed?: number;
  /** What failed, a line or a few each, before the output. */
  failures?: string[];
};

export type Step = {
  name: string;
  /** Names of the steps that have to be done before. */
  needs?: readonly string[];
  /** How many cores it keeps busy. */
  cores: number;
  run: () => Promise<Outcome>;
};

export type FinishedStep = { step: Step; outcome: Outcome; seconds: number };

type ReportStep = (finished: FinishedStep) => void;

/**
 * Runs steps side by side, in the order of the list, as long as no more than `cores` are busy; a step larger than that
 * runs alone. After a failure what runs goes on, and nothing new begins.
 */
export async function runSteps(
  steps: readonly Step[],
  { cores, tell }: { cores: number; tell: ReportStep },
): Promise<{ finished: FinishedStep[]; skipped: Step[] }> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const finished: FinishedStep[] = [];

  const isReady = ({ needs = [] }: Step): boolean =>
    needs.every((name) => finished.some(({ step }) => step.name === name));
  const fits = (step: Step): boolean =>
    [...running.keys()].reduce((busy, other) => busy + other.cores, step.cores) <= cores ||
    running.size === 0;
  const begin = (step: Step): void => {
    const startedAt = performance.now();
    const end = (outcome: Outcome): void => {
      const entry = { step, outcome, seconds: (performance.now() - startedAt) / 1000 };
      running.delete(step);
      finished.push(entry);
      tell(entry);
    };
    running.set(
      step,
      step.run().then(end, (cause: unknown) => end({ ok: false, output: String(cause) })),
    );
  };

  for (;;) {
    const hasFailed = finished.some(({ outcome }) => !outcome.ok);
    const next = hasFailed ? undefined : waiting.find((step) => isReady(step) && fits(step));
    if (next !== undefined) {
      waiting.splice(waiting.indexOf(next), 1);
      begin(next);
    } else if (running.size > 0) await Promise.race(running.values());
    else return { finished, skipped: waiting };
  }
}

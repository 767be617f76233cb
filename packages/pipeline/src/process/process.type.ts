import type { Transaction } from '@ecco/store';
import type { Failure } from '../work/failure.ts';

/** What a step found, as a write inside the transaction that also moves its thing on. Short; computes nothing. */
export type Write = (tx: Transaction) => Promise<void>;

export type Try = { signal: AbortSignal; lastTry: boolean };

/**
 * One step of a process: computes without a transaction and answers with what is to be written. It may run again for
 * the same thing at any time, so what it leaves outside its write must bear repetition.
 */
export type Step<Thing> = {
  name: string;
  /** Tries before the thing fails. */
  tries: number;
  compute: (thing: Thing, how: Try) => Promise<Write>;
};

/** One thing of a noun at one step, as the conductor sees it. */
export type Process<Thing> = {
  /** The thing, where it is this step's turn, else null. Says to whoever watches that the step works. */
  begin: () => Promise<Thing | null>;
  /**
   * Moves the thing to its next status and step, with the job of that; false, with nothing written, when another run
   * has done so. The same transaction then has the result.
   */
  advance: (tx: Transaction, thing: Thing) => Promise<boolean>;
  /** Leaves why it failed where somebody reads it, and the step at which to resume. */
  fail: (failure: Failure, error: unknown) => Promise<unknown>;
  /** Told of a fault after which the step is tried again. */
  retried?: (failure: Failure, error: unknown) => Promise<unknown>;
};

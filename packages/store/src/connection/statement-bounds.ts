import { AsyncLocalStorage } from 'node:async_hooks';

/** What the statements of a piece of code may take. */
export type StatementBounds = {
  /** Of searches, which have connections of their own; a reading takes them from where everything does. */
  of: 'search' | 'reading';
  /** Ends what runs and drops what waits: whoever asked has left. */
  signal?: AbortSignal;
};

/** How long one statement may take, in ms; 0 for as long as it likes. */
export type StatementLimits = Readonly<Record<StatementBounds['of'], number>>;

/** Which bounds hold where a statement is sent; none for work in the background and for what writes. */
export type BoundsHere = Pick<AsyncLocalStorage<StatementBounds>, 'getStore' | 'run'>;

export const createBoundsHere = (): BoundsHere => new AsyncLocalStorage<StatementBounds>();

export const defaultLimits: StatementLimits = { search: 1_500, reading: 10_000 };

/** PostgreSQL's code for a statement that was ended, by its time or by somebody. */
export const endedCode = '57014';

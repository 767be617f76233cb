import { AsyncLocalStorage } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import type { Transaction } from '@electric-sql/pglite';
import { databaseClosed, statementEnded } from '../errors/store.errors.ts';
import { PgliteError } from './pglite-error.ts';
import { createGivenUp, type EndedStatements, giveUp } from './pglite-interrupts.ts';
import type {
  ThreadCall,
  ThreadData,
  ThreadOptions,
  ThreadReply,
  ThreadRequest,
  ThreadResult,
} from './pglite-message.ts';
import { ThreadSession } from './pglite-session.ts';
import {
  type BoundsHere,
  createBoundsHere,
  defaultLimits,
  type StatementBounds,
  type StatementLimits,
} from './statement-bounds.ts';

type Pending = { resolve: (results: ThreadResult[]) => void; reject: (error: Error) => void };
type Listener = (payload: string) => void;
/** Statements of searches in the thread at a time: one that runs, and one so that it need not wait for the next. */
const searchingMax = 2;

/** A thread that is ready, and what it shares with its process. */
export type OpenThread = { worker: Worker; givenUp: EndedStatements; limits?: StatementLimits };

/**
 * The embedded database as its process sees it. It has one connection, so transactions take turns, and single
 * statements wait for the transactions that were asked for before them. The transaction in which a piece of
 * code runs is kept in the asynchronous context: whoever uses the outer handle inside it joins it instead of
 * waiting for its end for ever.
 */
export class PgliteThread {
  readonly #worker: Worker;
  readonly #onExit: (error: Error) => void;
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #ambient = new AsyncLocalStorage<ThreadSession>();
  readonly #bounds: BoundsHere = createBoundsHere();
  readonly #givenUp: EndedStatements;
  readonly #limits: StatementLimits;
  readonly #waitingSearches: (() => void)[] = [];
  #searching = 0;
  #nextId = 0;
  #turn: Promise<void> = Promise.resolve();
  #ended: Error | null = null;

  readonly #take = (message: ThreadReply): void => {
    if (message.kind === 'ready') return;
    if (message.kind === 'notification') {
      for (const listener of this.#listeners.get(message.channel) ?? []) listener(message.payload);
      return;
    }
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.kind === 'done') pending?.resolve(message.results);
    else pending?.reject(new PgliteError(message.error));
  };

  readonly #fail = (error: unknown): void => {
    this.#end(error instanceof Error ? error : new Error(String(error)));
  };

  readonly #exit = (): void => {
    const unexpected = this.#ended === null;
    this.#end(databaseClosed());
    if (unexpected) this.#onExit(databaseClosed());
  };

  /** Over a thread that is ready; `onExit` is told when it ends without having been closed. */
  constructor({ worker, givenUp, limits = defaultLimits }: OpenThread, onExit: (error: Error) => void) {
    this.#worker = worker;
    this.#givenUp = givenUp;
    this.#limits = limits;
    this.#onExit = onExit;
    worker.on('message', this.#take);
    worker.on('error', this.#fail);
    worker.on('exit', this.#exit);
  }

  /** Starts the thread and waits until its database is open. */
  static async open(
    { limits, ...options }: ThreadOptions & { limits?: StatementLimits },
    onExit: (error: Error) => void,
  ): Promise<PgliteThread> {
    const givenUp = createGivenUp();
    const workerData: ThreadData = { ...options, givenUp };
    const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), {
      workerData,
      // Its rows leave the thread as soon as they are made.
      resourceLimits: { maxYoungGenerationSizeMb: 12 },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    const thread = new PgliteThread({ worker, givenUp, ...(limits && { limits }) }, onExit);
    await new Promise<void>((resolve, reject) => {
      // The first message says that the database is open.
      worker.once('message', () => resolve());
      worker.once('exit', () => reject(thread.#ended ?? databaseClosed()));
    });
    return thread;
  }

  /** The open transaction this code runs in, if any. */
  get ambient(): ThreadSession | null {
    const session = this.#ambient.getStore();
    return session && !session.closed ? session : null;
  }

  /** Sends a statement outside of any transaction, after those that were asked for before. */
  async call(call: ThreadCall): Promise<ThreadResult[]> {
    const bounds = this.#bounds.getStore();
    await this.#turn;
    return bounds ? this.#postBounded(call, bounds) : this.post(call);
  }

  /** Runs `work`, whose statements outside of transactions are ended when they take too long or nobody waits for them. */
  bounded<T>(bounds: StatementBounds, work: () => Promise<T>): Promise<T> {
    return this.#bounds.run(bounds, work);
  }

  /** Sends a statement at once. Only for whoever holds the turn. */
  post(call: ThreadCall, limitMs?: number): Promise<ThreadResult[]> {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      this.#nextId += 1;
      const request: ThreadRequest = { id: this.#nextId, call, ...(limitMs !== undefined && { limitMs }) };
      this.#pending.set(request.id, { resolve, reject });
      this.#worker.postMessage(request);
    });
  }

  /** Of searches a few are sent at a time, so that what else is asked waits for those alone and not for all of them. */
  async #postBounded(call: ThreadCall, bounds: StatementBounds): Promise<ThreadResult[]> {
    if (bounds.of !== 'search') return this.#postUntilLeft(call, bounds);
    if (this.#searching >= searchingMax) await new Promise<void>((go) => this.#waitingSearches.push(go));
    else this.#searching += 1;
    try {
      return await this.#postUntilLeft(call, bounds);
    } finally {
      const next = this.#waitingSearches.shift();
      if (next) next();
      else this.#searching -= 1;
    }
  }

  async #postUntilLeft(call: ThreadCall, { of, signal }: StatementBounds): Promise<ThreadResult[]> {
    if (signal?.aborted) throw statementEnded();
    const answer = this.post(call, this.#limits[of]);
    const id = this.#nextId;
    const leave = (): void => giveUp(this.#givenUp, id);
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await answer;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  /** Runs `work` in a transaction, or in a savepoint of the one it is called in. */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const open = this.ambient;
    if (open) return open.savepoint(work);
    const before = this.#turn;
    const { promise, resolve: release } = Promise.withResolvers<void>();
    this.#turn = promise;
    await before;
    const session = new ThreadSession(this);
    try {
      await this.post({ kind: 'exec', sql: 'begin' });
      const result = await this.#ambient.run(session, () => work(session));
      await this.post({ kind: 'exec', sql: 'commit' });
      return result;
    } catch (error) {
      await this.post({ kind: 'exec', sql: 'rollback' }).catch(() => undefined);
      throw error;
    } finally {
      session.close();
      release();
    }
  }

  /** Calls back for every notification on the channel until the returned function is called. */
  async listen(channel: string, listener: Listener): Promise<() => void> {
    const known = this.#listeners.get(channel);
    const listeners = known ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    if (!known) await this.call({ kind: 'listen', channel });
    return () => listeners.delete(listener);
  }

  /** Waits for what was asked for, closes the database and ends the thread. */
  async close(): Promise<void> {
    if (this.#ended) return;
    const closing = this.call({ kind: 'close' });
    await closing;
    this.#ended = databaseClosed();
    await this.#worker.terminate();
  }

  /** Waits as `close` does, but leaves the database open for whoever takes the thread next; null when it has ended. */
  async leave(): Promise<OpenThread | null> {
    await this.#turn;
    if (this.#ended) return null;
    const last = this.post({ kind: 'exec', sql: 'select 1' });
    this.#ended = databaseClosed();
    await last;
    this.#worker.off('message', this.#take);
    this.#worker.off('error', this.#fail);
    this.#worker.off('exit', this.#exit);
    return { worker: this.#worker, givenUp: this.#givenUp };
  }

  #end(reason: Error): void {
    this.#ended ??= reason;
    for (const pending of this.#pending.values()) pending.reject(this.#ended);
    this.#pending.clear();
  }
}

import type { QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import type { ThreadCall, ThreadResult } from './pglite-message.ts';

/** What a session needs of the thread. */
type ThreadCalls = {
  call(call: ThreadCall): Promise<ThreadResult[]>;
  post(call: ThreadCall): Promise<ThreadResult[]>;
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  readonly ambient: ThreadSession | null;
};

/** The shape of rows is known to whoever wrote the statement, and to nobody else. */
const typed = <T>(result: ThreadResult | undefined) => (result ?? { rows: [], fields: [] }) as Results<T>;

const rowShape = (options?: QueryOptions) => (options?.rowMode === 'array' ? 'array' : 'object');

/** PGlite's statement interface over the thread, as the ORM's driver calls it. */
abstract class Statements implements Transaction {
  protected readonly thread: ThreadCalls;
  abstract readonly closed: boolean;

  constructor(thread: ThreadCalls) {
    this.thread = thread;
  }

  protected abstract send(call: ThreadCall): Promise<ThreadResult[]>;

  async query<T>(sql: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    const [result] = await this.send({ kind: 'query', sql, params, mode: rowShape(options) });
    return typed<T>(result);
  }

  async sql<T>(strings: TemplateStringsArray, ...params: unknown[]): Promise<Results<T>> {
    const text = strings.reduce((sql, part, index) => (index === 0 ? part : `${sql}$${index}${part}`), '');
    return this.query<T>(text, params);
  }

  async exec(sql: string): Promise<Results[]> {
    const results = await this.send({ kind: 'exec', sql });
    return results.map((result) => typed(result));
  }

  async rollback(): Promise<void> {
    await this.send({ kind: 'exec', sql: 'rollback' });
  }

  async listen(): Promise<() => Promise<void>> {
    throw new Error('listen on the thread itself');
  }
}

/** An open transaction. */
export class ThreadSession extends Statements {
  #closed = false;
  #savepoints = 0;

  get closed(): boolean {
    return this.#closed;
  }

  close(): void {
    this.#closed = true;
  }

  /** Runs `work` so that its failure undoes its own writes and no others. */
  async savepoint<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    this.#savepoints += 1;
    const name = `inner_${this.#savepoints}`;
    await this.exec(`savepoint ${name}`);
    try {
      const result = await work(this);
      await this.exec(`release savepoint ${name}`);
      return result;
    } catch (error) {
      await this.exec(`rollback to savepoint ${name}`);
      throw error;
    }
  }

  protected send(call: ThreadCall): Promise<ThreadResult[]> {
    return this.thread.post(call);
  }
}

/** The outer handle: each statement by itself, or inside the transaction in which the calling code runs. */
export class ThreadClient extends Statements {
  readonly closed = false;

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.thread.transaction(work);
  }

  protected send(call: ThreadCall): Promise<ThreadResult[]> {
    return this.thread.ambient ? this.thread.post(call) : this.thread.call(call);
  }
}

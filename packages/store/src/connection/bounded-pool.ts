import pg from 'pg';
import { databaseAway, statementEnded } from '../errors/store.errors.ts';
import type { PoolSizes } from './connection.ts';
import type { BoundsHere, StatementBounds, StatementLimits } from './statement-bounds.ts';

type OnConnect = (error: Error | undefined, client: pg.PoolClient | undefined, done: ReleaseClient) => void;
type ReleaseClient = (release?: Error | boolean) => void;

/** A server that is silent is given up, and so is a wait for one of the connections; both are told as a server that is away. */
const connectWithinMs = 20_000;

type BoundedPoolOptions = {
  url: string;
  sizes: PoolSizes;
  limits: StatementLimits;
  here: BoundsHere;
  onError: (error: Error) => void;
};

/**
 * The connections of a process, of which searches have some of their own, so that no search keeps anything else waiting.
 * Where bounds hold, a statement ends after its time, and when nobody waits for it. Says of a server without an answer what it is.
 */
export class BoundedPool extends pg.Pool {
  readonly #options: BoundedPoolOptions;
  readonly #search: pg.Pool;
  /** The time limit that each connection was given last. */
  readonly #limitOf = new WeakMap<pg.PoolClient, number>();

  constructor(options: BoundedPoolOptions) {
    const { url, sizes, onError } = options;
    const each = { connectionString: url, connectionTimeoutMillis: connectWithinMs };
    super({ ...each, max: sizes.usual });
    this.#options = options;
    this.#search = new pg.Pool({ ...each, max: sizes.search });
    for (const pool of [this, this.#search]) {
      // An idle connection that is lost is replaced by the pool; without a listener it would end the process.
      pool.on('error', onError);
      // One that is lost between two statements of a transaction would as well; whoever holds it hears of it by the next one.
      pool.on('connect', (client) => void client.on('error', () => undefined));
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return this.#obtain();
    void this.#handTo(callback);
    return undefined;
  }

  async #handTo(callback: OnConnect): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await this.#obtain();
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)), undefined, () => undefined);
      return;
    }
    callback(undefined, client, (release) => client.release(release));
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.#search.end()]);
  }

  async #obtain(): Promise<pg.PoolClient> {
    const bounds = this.#options.here.getStore();
    const client = await (bounds?.of === 'search' ? this.#search.connect() : super.connect()).catch(
      (error: unknown) => {
        throw databaseAway(error);
      },
    );
    if (bounds?.signal?.aborted) {
      client.release();
      throw statementEnded();
    }
    this.#limit(client, bounds);
    if (bounds?.signal) this.#endWith(bounds.signal, client);
    return client;
  }

  /** A connection keeps its limit, so that it is told when it is another one only; what is sent next comes after. */
  #limit(client: pg.PoolClient, bounds: StatementBounds | undefined): void {
    const limitMs = bounds ? this.#options.limits[bounds.of] : 0;
    if ((this.#limitOf.get(client) ?? 0) === limitMs) return;
    this.#limitOf.set(client, limitMs);
    // Its failure is that of the connection, which what follows tells.
    client.query(`set statement_timeout = ${limitMs}`).catch(() => undefined);
  }

  /** Ends what the connection does when the signal comes, which is then closed: nobody else may be told of it. */
  #endWith(signal: AbortSignal, client: pg.PoolClient): void {
    const release = client.release.bind(client);
    let ending: Promise<unknown> | null = null;
    const end = (): void => {
      const pid: unknown = Reflect.get(client, 'processID');
      ending = this.#cancel(Number(pid));
    };
    signal.addEventListener('abort', end, { once: true });
    client.release = (error) => {
      signal.removeEventListener('abort', end);
      if (ending === null) release(error);
      else void ending.finally(() => release(true));
    };
  }

  /** Over a connection of its own: those of the pool may all be taken. */
  async #cancel(pid: number): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      connectionTimeoutMillis: connectWithinMs,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select pg_cancel_backend($1)', [pid]);
    } catch (error) {
      this.#options.onError(error instanceof Error ? error : new Error(String(error)));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

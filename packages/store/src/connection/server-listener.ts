import pg from 'pg';

type Listener = { onNotification: (payload: string) => void; onReconnect?: () => void };

const reconnectDelayMs = 1_000;

/** One connection that listens on every channel asked for, and comes back when it is lost. */
export class ServerListener {
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: Promise<pg.Client> | null = null;
  #retry: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  /** Calls back for every notification; `onReconnect` says that some may have been missed. */
  async listen(
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => void> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    const listener = { onNotification, ...(onReconnect ? { onReconnect } : {}) };
    this.#listeners.set(channel, listeners.add(listener));
    this.#client ??= this.#connect();
    const client = await this.#client;
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return () => listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    const client = await this.#client?.catch(() => null);
    await client?.end();
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener.onNotification(payload ?? '');
    });
    client.on('error', this.#onError);
    client.on('end', () => this.#reconnectLater());
    await client.connect();
    return client;
  }

  #reconnectLater(): void {
    // A failed attempt is told twice, by its rejection and by the end of its connection.
    if (this.#closed || this.#retry) return;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.#reconnect().catch((error: unknown) => {
        this.#onError(error instanceof Error ? error : new Error(String(error)));
        this.#reconnectLater();
      });
    }, reconnectDelayMs);
  }

  async #reconnect(): Promise<void> {
    const client = await this.#connect();
    this.#client = Promise.resolve(client);
    for (const [channel, listeners] of this.#listeners) {
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      for (const listener of listeners) listener.onReconnect?.();
    }
  }
}

import { type messages, type PGlite, parse, protocol, type QueryOptions } from '@electric-sql/pglite';
import type { ThreadResult } from './pglite-message.ts';

/** Texts that are told apart, and statements that are kept prepared; beyond that all are forgotten and begun anew. */
const seenMax = 2_000;
const preparedMax = 300;
/** How often a text comes before it is prepared: most that come once never come again. */
const worthwhile = 3;

type Message = messages.BackendMessage;
type PreparedStatement = {
  name: string;
  parameterTypes: readonly number[];
  description: Message | undefined;
};

const canBePrepared = /^\s*(?:select|insert|update|delete|with)\b/iu;
/** What a prepared statement gives may be another shape afterwards, which the database refuses. */
const changesTables = /\b(?:create|alter|drop)\b/iu;

const { serialize } = protocol;

/**
 * Statements to the embedded database. One that comes again and again is taken apart once and then asked for by its
 * name, in one call of the database instead of six. It is planned for its parameters every time, as without a name.
 */
export class PgliteStatements {
  readonly #database: PGlite;
  readonly #seen = new Map<string, number>();
  readonly #prepared = new Map<string, PreparedStatement>();
  #named = 0;

  constructor(database: PGlite) {
    this.#database = database;
  }

  query(sql: string, params: readonly unknown[], options: QueryOptions = {}): Promise<ThreadResult> {
    if (this.#comesAgain(sql)) {
      return this.#inTurn(async () => this.#ask(await this.#find(sql), params, options));
    }
    const forgotten = this.#forgetFor(sql);
    const asked = this.#database.query<Record<string, unknown>>(sql, [...params], options);
    return forgotten.then(() => asked);
  }

  exec(sql: string): Promise<ThreadResult[]> {
    const forgotten = this.#forgetFor(sql);
    const asked = this.#database.exec(sql);
    return forgotten.then(() => asked);
  }

  #comesAgain(sql: string): boolean {
    if (!canBePrepared.test(sql)) return false;
    if (this.#seen.size >= seenMax) this.#seen.clear();
    const times = (this.#seen.get(sql) ?? 0) + 1;
    this.#seen.set(sql, times);
    return times >= worthwhile;
  }

  async #forgetFor(sql: string): Promise<void> {
    if (changesTables.test(sql)) await this.#inTurn(() => this.#forget());
  }

  /** In the turn in which it was asked for, as the library does its own statements. */
  #inTurn<Given>(work: () => Promise<Given>): Promise<Given> {
    return this.#database._runExclusiveTransaction(() => this.#database._runExclusiveQuery(work));
  }

  #send(parts: readonly Uint8Array[]): Promise<Message[]> {
    const message = new Uint8Array(Buffer.concat([...parts, serialize.sync()]));
    return this.#database.execProtocolStream(message, { syncToFs: false });
  }

  async #find(sql: string): Promise<PreparedStatement> {
    const known = this.#prepared.get(sql);
    if (known) return known;
    if (this.#prepared.size >= preparedMax) await this.#forget();
    this.#named += 1;
    const name = `s${this.#named}`;
    const backendMessages = await this.#send([
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    ]);
    const prepared = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(backendMessages),
      description: backendMessages.find((message) => message.name === 'rowDescription'),
    };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  async #ask(
    { name, parameterTypes, description }: PreparedStatement,
    params: readonly unknown[],
    options: QueryOptions,
  ): Promise<ThreadResult> {
    const values = params.map((param, index) => this.#written(param, parameterTypes[index] ?? 0));
    const reported = await this.#send([serialize.bind({ statement: name, values }), serialize.execute({})]);
    const rows = description ? [description, ...reported] : reported;
    return parse.parseResults(rows, this.#database.parsers, options)[0] ?? { rows: [], fields: [] };
  }

  #written(param: unknown, type: number): string | null {
    if (param === null || param === undefined) return null;
    const write = this.#database.serializers[type];
    if (write) return write(param);
    return typeof param === 'string' ? param : JSON.stringify(param);
  }

  async #forget(): Promise<void> {
    const names = [...this.#prepared.values()].map(({ name }) => name);
    this.#prepared.clear();
    if (names.length > 0) await this.#send(names.map((name) => serialize.close({ type: 'S', name })));
  }
}

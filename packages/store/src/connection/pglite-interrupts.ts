import type { postgresMod } from '@electric-sql/pglite';

type Options = Partial<postgresMod.PostgresMod>;
type OnInstance = (instance: WebAssembly.Instance, module: WebAssembly.Module) => unknown;
/** As Emscripten declares it, whose types are not here. */
export type Instantiate = (imports: WebAssembly.Imports, done: OnInstance) => unknown;

/** What PostgreSQL calls of its surroundings again and again while it works: the clock, and its files. */
const watched = new Set([
  'clock_time_get',
  'emscripten_date_now',
  'emscripten_get_now',
  'fd_pread',
  'fd_pwrite',
  'fd_seek',
]);

/** Ids of statements that were given up, by their rest; so many can wait at a time. */
const slots = 1_024;

/** Shared by the process and the thread of its database: an id in its place says that nobody waits for that statement. */
export type EndedStatements = Int32Array<SharedArrayBuffer>;
export const createGivenUp = (): EndedStatements => new Int32Array(new SharedArrayBuffer(4 * slots));
export const giveUp = (given: EndedStatements, id: number): void => {
  Atomics.store(given, id % slots, id);
};
export const isGivenUp = (given: EndedStatements, id: number): boolean =>
  Atomics.load(given, id % slots) === id;

/**
 * Ends a statement of the embedded database while it runs. Its thread hears nothing until then and has no signals, but
 * PostgreSQL looks at two flags in its memory as often as anywhere; they are set when it asks for the time or a file. A
 * statement that may go through many rows therefore asks for the time at each (`atEachRow`).
 */
export class PgliteInterrupts {
  readonly #givenUp: EndedStatements;
  #memory: WebAssembly.Memory | null = null;
  #flags: number[] = [];
  #running: { id: number; until: number } | null = null;
  #wasEnded = false;

  constructor(givenUp: EndedStatements) {
    this.#givenUp = givenUp;
  }

  /** The options of a database whose statements can be ended. */
  watch(options: Options): Options {
    const instantiate: Instantiate | undefined = options['instantiateWasm'];
    if (instantiate === undefined) return options;
    const instantiateWasm: Instantiate = (imports, done) =>
      instantiate(this.#watching(imports), (instance, module) => {
        this.#find(instance);
        return done(instance, module);
      });
    return { ...options, instantiateWasm };
  }

  /** Runs one statement, of which this is the id, for so many ms at most. */
  async run<Given>(id: number, limitMs: number, work: () => Promise<Given>): Promise<Given> {
    this.#running = { id, until: limitMs === 0 ? Number.POSITIVE_INFINITY : performance.now() + limitMs };
    try {
      return await work();
    } finally {
      this.#running = null;
      // It came to its end before it looked at the flags.
      if (this.#wasEnded) this.#set(0);
      this.#wasEnded = false;
    }
  }

  isGivenUp(id: number): boolean {
    return isGivenUp(this.#givenUp, id);
  }

  #watching(imports: WebAssembly.Imports): WebAssembly.Imports {
    const memory = imports['env']?.['memory'];
    if (memory instanceof WebAssembly.Memory) this.#memory = memory;
    for (const functions of Object.values(imports)) {
      for (const [name, called] of Object.entries(functions)) {
        if (!watched.has(name) || typeof called !== 'function') continue;
        functions[name] = (...given: unknown[]): unknown => {
          this.#look();
          return Reflect.apply(called, undefined, given);
        };
      }
    }
    return imports;
  }

  #find({ exports }: WebAssembly.Instance): void {
    this.#flags = ['QueryCancelPending', 'InterruptPending'].flatMap((name) => {
      const flag = exports[name];
      return flag instanceof WebAssembly.Global ? [Number(flag.value)] : [];
    });
  }

  #look(): void {
    const running = this.#running;
    if (running === null || this.#wasEnded) return;
    if (performance.now() < running.until && !this.isGivenUp(running.id)) return;
    this.#wasEnded = true;
    this.#set(1);
  }

  #set(value: 0 | 1): void {
    if (this.#memory === null) return;
    const words = new Int32Array(this.#memory.buffer);
    for (const flag of this.#flags) words[flag >> 2] = value;
  }
}

import { setFlagsFromString } from 'node:v8';
import type { postgresMod } from '@electric-sql/pglite';
import { MemoryFS, type PGlite } from '@electric-sql/pglite';
import type { Instantiate, PgliteInterrupts } from './pglite-interrupts.ts';

type Options = Partial<postgresMod.PostgresMod>;

/** No function has the number 0 of its own: it is imported. While it alone may be optimized, none is. */
const optimizeNone = '--wasm-tier-up-filter=0';
const optimizeAny = '--wasm-tier-up-filter=-1';

/** The parser of statements, and that of the expressions which the catalog keeps as text. */
const parsers = ['raw_parser', 'nodeRead'];

/**
 * V8 compiles a function of WebAssembly when it is first called, and with its optimizing compiler once it has run often.
 * For PostgreSQL's parser, one function of 100 kB, the second takes five seconds of CPU and 600 MB, in every process and
 * more than everything else together; as the first leaves it, it parses in microseconds. What is first called while
 * nothing may be optimized stays so for as long as the module lives, in all its instances: so the parsers are called here,
 * before there is anything to parse. They find no memory to work in, and give up. Where V8 or PGlite do not have this any
 * more, nothing is lost but the memory: nothing else is asked of them.
 */
function retainParsers({ exports }: WebAssembly.Instance): void {
  const { emscripten_stack_get_current: stackOf, _emscripten_stack_restore: restore } = exports;
  if (typeof stackOf !== 'function' || typeof restore !== 'function') return;
  const stack: unknown = stackOf();
  setFlagsFromString(optimizeNone);
  try {
    for (const name of parsers) callInVain(exports[name]);
  } finally {
    setFlagsFromString(optimizeAny);
    restore(stack);
  }
}

function callInVain(parse: unknown): void {
  if (typeof parse !== 'function') return;
  try {
    parse(0, 0);
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
  }
}

/** The options of a database whose parser is never optimized. */
export function withBaselineParser(options: Options): Options {
  const instantiate: Instantiate | undefined = options['instantiateWasm'];
  if (instantiate === undefined) return options;
  const instantiateWasm: Instantiate = (imports, done) =>
    instantiate(imports, (instance, module) => {
      retainParsers(instance);
      return done(instance, module);
    });
  return { ...options, instantiateWasm };
}

/** PGlite's file system in memory, for a database whose parser is never optimized. */
export class LeanMemoryFs extends MemoryFS {
  readonly #interrupts: PgliteInterrupts | null;

  constructor(interrupts?: PgliteInterrupts) {
    super();
    this.#interrupts = interrupts ?? null;
  }

  override async init(pg: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(pg, options);
    const lean = withBaselineParser(emscriptenOpts);
    return { emscriptenOpts: this.#interrupts?.watch(lean) ?? lean };
  }
}

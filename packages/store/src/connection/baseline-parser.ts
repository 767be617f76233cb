import { setFlagsFromString } from 'node:v8';
import type { postgresMod } from '@electric-sql/pglite';
import { MemoryFS, type PGlite } from '@electric-sql/pglite';

type Options = Partial<postgresMod.PostgresMod>;

/** No function has the number 0 of its own: it is imported. While it alone may be optimized, none is. */
const optimizeNone = '--wasm-tier-up-filter=0';
const optimizeAny = '--wasm-tier-up-filter=-1';

/**
 * V8 compiles a function of WebAssembly when it is first called, and with its optimizing compiler once it has run often.
 * For PostgreSQL's parser, one function of 100 kB, the second takes five seconds of CPU and 600 MB, in every process and
 * more than everything else together; as the first leaves it, it parses in microseconds. What is first called while
 * nothing may be optimized stays so for as long as the module lives, in all its instances: so the parser is called here,
 * before there is anything to parse. It finds no memory to work in, and gives up. Where V8 or PGlite do not have this any
 * more, nothing is lost but the memory: nothing else is asked of them.
 */
function keepParserAsItIs({ exports }: WebAssembly.Instance): void {
  const {
    raw_parser: parse,
    emscripten_stack_get_current: stackOf,
    _emscripten_stack_restore: restore,
  } = exports;
  if (typeof parse !== 'function' || typeof stackOf !== 'function' || typeof restore !== 'function') return;
  const stack: unknown = stackOf();
  setFlagsFromString(optimizeNone);
  try {
    parse(0, 0);
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
  } finally {
    setFlagsFromString(optimizeAny);
    restore(stack);
  }
}

/** The options of a database whose parser is never optimized. */
export function withBaselineParser(options: Options): Options {
  const { instantiateWasm } = options;
  if (instantiateWasm === undefined) return options;
  return {
    ...options,
    instantiateWasm: (imports, done) =>
      instantiateWasm(imports, (instance, module) => {
        keepParserAsItIs(instance);
        return done(instance, module);
      }),
  };
}

/** PGlite's file system in memory, for a database whose parser is never optimized. */
export class LeanMemoryFs extends MemoryFS {
  override async init(pg: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(pg, options);
    return { emscriptenOpts: withBaselineParser(emscriptenOpts) };
  }
}

// Importing the server is most of what a start does. It counts only for modules that are imported after this has
// run, so the scripts import the server dynamically.
import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');

/** Where compiled modules are kept between starts. */
export const compiledModules = join(root, 'node_modules/.cache/compile');

/** Keeps compiled modules between starts, those of worker threads (which read the variable) included. */
function cacheCompiledModules(): void {
  enableCompileCache(compiledModules);
  process.env['NODE_COMPILE_CACHE'] ??= compiledModules;
}

const rooms = pathToFileURL(join(root, 'packages/')).href;
const modulePackages = /\/node_modules\/(?:drizzle-orm|compromise|zod)\//;
/** Packages of which the whole checkout has one. */
const hasOnePlace = /^(?:@ecco\/|drizzle-orm\b|@better-auth\/)/;

/** What a relative import brings where its ending and its place tell that, without a look at the disk; null elsewhere. */
function formatOf(specifier: string, parentURL: string): string | null {
  if (specifier.endsWith('.ts')) return parentURL.startsWith(rooms) ? 'module-typescript' : null;
  if (specifier.endsWith('.mjs')) return 'module';
  return specifier.endsWith('.js') && modulePackages.test(parentURL) ? 'module' : null;
}

/**
 * For every import Node looks at the disk and reads the description of the package, to learn where the import leads and
 * whether that is a module. Drizzle's takes 180 kB, read for each of a hundred files and of four hundred imports. Here
 * what is known is said, and each name is looked up once: more than half of all imports' CPU time less, and 80 MB.
 */
function resolveQuickly(): void {
  const named = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '' } = context;
      if (specifier.startsWith('.')) {
        const format = formatOf(specifier, parentURL);
        if (format !== null) return { url: new URL(specifier, parentURL).href, format, shortCircuit: true };
      } else if (hasOnePlace.test(specifier)) {
        const output = named.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
        named.set(specifier, output);
        return output;
      }
      return next(specifier, context);
    },
  });
}

export function importQuickly(): void {
  cacheCompiledModules();
  resolveQuickly();
}

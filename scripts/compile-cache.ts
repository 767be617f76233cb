import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Keeps compiled modules between starts: a fifth less to do before the server answers. It counts only for modules
 * that are imported after this one has run, so the scripts import the server dynamically.
 */
export const keepCompiledModules = (): void => {
  enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compile'));
};

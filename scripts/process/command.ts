import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { compiledModules } from './quick-imports.ts';

export const root = join(import.meta.dirname, '../..');

/** Runs a program of the checkout to its end, in the folder `at`, and keeps what it says. */
export function command(
  [program = '', ...args]: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  at = root,
): Promise<{ ok: boolean; output: string }> {
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: at,
      // Threads and processes that tests start load the product anew: compiling it was a fifth of their CPU time.
      env: { NODE_COMPILE_CACHE: compiledModules, ...process.env, ...variables, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

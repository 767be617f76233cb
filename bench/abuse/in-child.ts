import { fork } from 'node:child_process';
import { join } from 'node:path';

/** Runs an attack in a process of its own, so that it takes none of the product's time; gives what it told. */
export function inChild(file: string, plan: Readonly<Record<string, unknown>>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, file), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`the attacking process left with ${code}`)));
    child.send(plan);
  });
}

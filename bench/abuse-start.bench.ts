import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export const name = 'abuse-start';

const main = join(import.meta.dirname, '../packages/server/src/main.ts');
const longestMs = 60_000;

async function upload(port: number, at: number): Promise<number> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/v2/uploads?name=plan-${at}.txt`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'sec-fetch-site': 'same-origin' },
      body: `The board met in May and decided ${at} things about its fees.`,
    });
    return answer.status;
  } catch {
    return 0;
  }
}

/** Uploads that come with the first connections of a start on an empty directory, and what they are answered. */
export async function run(): Promise<Record<string, string | number>[]> {
  const directory = await mkdtemp(join(tmpdir(), 'ecco-abuse-start-'));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '-e', `import(${JSON.stringify(main)}).then((m) => m.main())`],
    {
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        HOST: '127.0.0.1',
        SAMPLES: 'off',
        DATA_DIR: directory,
        ANONYMOUS_INGEST_PER_DAY: '1000',
      },
    },
  );
  try {
    const statuses: Record<string, number> = {};
    const end = performance.now() + longestMs;
    let answered = 0;
    for (let at = 0; answered < 20 && performance.now() < end; at += 1) {
      const status = await upload(port, at);
      if (status === 0) await wait(2);
      else {
        answered += 1;
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }
    return [{ what: 'the first 20 uploads of a start', ...statuses }];
  } finally {
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    await rm(directory, { recursive: true, force: true });
  }
}

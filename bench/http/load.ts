import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const Report = z.object({
  latency: z.object({ p50: z.number(), p97_5: z.number(), p99: z.number() }),
  requests: z.object({ average: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});
export type Report = z.infer<typeof Report>;

export type Load = { urls: readonly string[]; inFlight: number; seconds: number };

const autocannon = join(import.meta.dirname, '../../node_modules/.bin/autocannon');

/** The addresses as the file format that the load generator reads. */
const harOf = (urls: readonly string[]): string =>
  JSON.stringify({ log: { entries: urls.map((url) => ({ request: { method: 'GET', url, headers: [] } })) } });

/** Loads the addresses in turn, from a process of its own so that it does not take the server's thread. */
export async function load({ urls, inFlight, seconds }: Load): Promise<Report> {
  const directory = await mkdtemp(join(tmpdir(), 'ecco-load-'));
  try {
    const har = join(directory, 'load.har');
    await writeFile(har, harOf(urls));
    const { origin } = new URL(urls[0] ?? '');
    const args = ['-j', '-n', '-c', String(inFlight), '-d', String(seconds), '--har', har, origin];
    const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...args], {
      maxBuffer: 2 ** 24,
    });
    return Report.parse(JSON.parse(stdout));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

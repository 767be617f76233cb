import { openWorld } from '@ecco/server/testing';
import { z } from 'zod';
import { inChild } from './abuse/in-child.ts';
import { load, type Report } from './http/load.ts';

export const name = 'abuse-upload';

const uploads = Number(process.env['BENCH_UPLOADS'] ?? 5);
const Ended = z.object({ statuses: z.record(z.string(), z.number()), seconds: z.number() });

const row = (what: string, { p50, p99, failed, perSecond }: Report) => ({
  what,
  'p50 ms': p50,
  'p99 ms': p99,
  'per s': Math.round(perSecond),
  failed,
});

/** Files whose first 256 KB are slow to tell apart, and how quick the product's health is meanwhile. */
export async function run(): Promise<Record<string, string | number>[]> {
  const world = await openWorld({ LOG_LEVEL: 'error', ANONYMOUS_INGEST_PER_DAY: '1000' });
  try {
    const health = { urls: [`${world.url}/readyz`], inFlight: 1, seconds: 5 };
    const peace = await load(health);
    const [answer, meanwhile] = await Promise.all([
      inChild('upload.child.ts', { url: world.url, uploads }),
      load(health),
    ]);
    const { statuses, seconds } = Ended.parse(answer);
    return [
      row('ready? in peace', peace),
      row(`ready? during ${uploads} uploads`, meanwhile),
      { what: 'the uploads', ...statuses, seconds },
    ];
  } finally {
    await world.end();
  }
}

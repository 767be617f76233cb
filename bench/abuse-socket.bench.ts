import { socketPath } from '@ecco/contract';
import { createProcessedItem } from '@ecco/factories/rows';
import { openWorld } from '@ecco/server/testing';
import { z } from 'zod';
import { inChild } from './abuse/in-child.ts';
import { load, type Report } from './http/load.ts';

export const name = 'abuse-socket';

const messages = Number(process.env['BENCH_MESSAGES'] ?? 20_000);
const Ended = z.object({ end: z.string(), answers: z.number(), seconds: z.number() });

const row = (what: string, { perSecond, p50, p99, failed }: Report) => ({
  what,
  'per s': Math.round(perSecond),
  'p50 ms': p50,
  'p99 ms': p99,
  failed,
});

/** One socket that asks without pause, and how quick the product's health is meanwhile. */
export async function run(): Promise<Record<string, string | number>[]> {
  const world = await openWorld({ LOG_LEVEL: 'error' });
  try {
    const { id: uuid } = await createProcessedItem(world.store, { lines: 2 });
    const health = { urls: [`${world.url}/readyz`], inFlight: 1, seconds: 5 };
    const peace = await load(health);
    const [answer, meanwhile] = await Promise.all([
      inChild('socket.child.ts', { url: world.url, path: socketPath, uuid, messages }),
      load(health),
    ]);
    const { end, answers, seconds } = Ended.parse(answer);
    return [
      row('ready? in peace', peace),
      row(`ready? while one socket sends ${messages} messages`, meanwhile),
      { what: `the socket: ${end}`, answers, seconds },
    ];
  } finally {
    await world.end();
  }
}

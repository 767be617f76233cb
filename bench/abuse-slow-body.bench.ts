import { openWorld } from '@ecco/server/testing';
import { z } from 'zod';
import { inChild } from './abuse/in-child.ts';

export const name = 'abuse-slow-body';

const connections = Number(process.env['BENCH_CONNECTIONS'] ?? 50);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 75);
const everyMs = 3_000;
const Ended = z.object({ open: z.number(), answered: z.string() });

/** Bodies of a byte in three seconds: how many connections they hold after a while. */
export async function run(): Promise<Record<string, string | number>[]> {
  const world = await openWorld({ LOG_LEVEL: 'error' });
  try {
    const { hostname: host, port } = new URL(world.url);
    const plan = { host, port: Number(port), connections, everyMs, seconds };
    const { open, answered } = Ended.parse(await inChild('slow-body.child.ts', plan));
    return [{ what: `${connections} bodies, a byte in 3 s, after ${seconds} s`, open, answered }];
  } finally {
    await world.end();
  }
}

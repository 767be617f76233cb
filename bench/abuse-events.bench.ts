import { randomUUID } from 'node:crypto';
import { openWorld } from '@ecco/server/testing';

export const name = 'abuse-events';

const calls = Number(process.env['BENCH_CALLS'] ?? 400);
const inBatch = 60;

/** A batch that fits a body: each event of many fields. */
const batch = () => {
  const details = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`f${n}`, 'x'.repeat(70)]));
  return Array.from({ length: inBatch }, () => ({ event: 'flood', src: 'FE', id: randomUUID(), ...details }));
};

/** One visitor who logs without pause: how many rows are kept, and what was answered. */
export async function run(): Promise<Record<string, string | number>[]> {
  const world = await openWorld({ LOG_LEVEL: 'error', TRUST_PROXY: '1' });
  try {
    const statuses: Record<string, number> = {};
    const begin = performance.now();
    for (let sent = 0; sent < calls; sent += 1) {
      const { status } = await world.ask('/v2/log_events', {
        method: 'POST',
        json: batch(),
        headers: { 'x-forwarded-for': '192.0.2.1' },
      });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    const seconds = Math.round((performance.now() - begin) / 100) / 10;
    const { total } = await world.store.events.page({ page: 1, perPage: 1 });
    return [{ what: 'rows of one visitor', rows: total, seconds, ...statuses }];
  } finally {
    await world.end();
  }
}

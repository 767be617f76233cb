import { createItem } from '@ecco/factories/rows';
import { openWorld } from '@ecco/server/testing';

export const name = 'abuse-lists';

const calls = Number(process.env['BENCH_CALLS'] ?? 110);
const items = 50;

/** A visitor who makes lists, and what a page of the library weighs when a feed wrote a megabyte into every field. */
export async function run(): Promise<Record<string, string | number>[]> {
  const world = await openWorld({ LOG_LEVEL: 'error', TRUST_PROXY: '1', WAITLIST_MODE: 'off' });
  try {
    const statuses: Record<string, number> = {};
    for (let sent = 0; sent < calls; sent += 1) {
      const { status } = await world.ask('/v2/episode_list', {
        method: 'POST',
        json: { title: `List ${sent}` },
        headers: { 'x-forwarded-for': '192.0.2.1' },
      });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    const huge = 'x'.repeat(1_000_000);
    for (let at = 0; at < items; at += 1)
      await createItem(world.store, {
        title: `Item ${at}`,
        slug: `item-${at}`,
        description: huge,
        author: huge,
        oneLiner: huge,
      });
    const { text } = await world.ask(`/v2/library?per_page=${items}`);
    return [
      { what: `${calls} lists of one visitor`, ...statuses },
      {
        what: `library of ${items} items of 1 MB a field`,
        'KB answered': Math.round(Buffer.byteLength(text) / 1024),
      },
    ];
  } finally {
    await world.end();
  }
}

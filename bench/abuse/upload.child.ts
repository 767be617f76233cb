/** Uploads beginnings that are slow to tell apart, one after the other; tells what they were answered. */
import { once } from 'node:events';
import { z } from 'zod';

const Plan = z.object({ url: z.url(), uploads: z.number().max(200) });
const headBytes = 256 * 1024;

const [message]: unknown[] = await once(process, 'message');
const { url, uploads } = Plan.parse(message);
const begin = performance.now();
const statuses: Record<string, number> = {};
for (let sent = 0; sent < uploads; sent += 1) {
  const body = `${sent}\n${'A:b\n'.repeat(headBytes / 4)}`;
  const { status } = await fetch(`${url}/v2/uploads?name=a.txt`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', 'sec-fetch-site': 'same-origin' },
    body,
  });
  statuses[status] = (statuses[status] ?? 0) + 1;
}
process.send?.({ statuses, seconds: Math.round((performance.now() - begin) / 100) / 10 }, () =>
  process.exit(0),
);

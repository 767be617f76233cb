/** Connections that each send a body a byte at a time; tells how many are open after a while, and what was answered. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { z } from 'zod';

const Plan = z.object({
  host: z.string(),
  port: z.number(),
  connections: z.number().max(500),
  everyMs: z.number(),
  seconds: z.number().max(300),
});
type Plan = z.infer<typeof Plan>;

const head = (host: string): string =>
  `POST /v2/log_events HTTP/1.1\r\nhost: ${host}\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n[`;

function trickle({ host, port, everyMs }: Plan) {
  const state = { open: true, status: '' };
  const socket = connect(port, host, () => socket.write(head(host)));
  const timer = setInterval(() => socket.write(' '), everyMs);
  socket.on('data', (chunk) => {
    state.status ||= chunk.toString().slice(9, 12);
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(timer);
    state.open = false;
  });
  return state;
}

const [message]: unknown[] = await once(process, 'message');
const plan = Plan.parse(message);
const all = Array.from({ length: plan.connections }, () => trickle(plan));
await new Promise((resolve) => setTimeout(resolve, plan.seconds * 1000));
const report = {
  open: all.filter(({ open }) => open).length,
  answered: [...new Set(all.map(({ status }) => status))].filter(Boolean).join(' '),
};
process.send?.(report, () => process.exit(0));

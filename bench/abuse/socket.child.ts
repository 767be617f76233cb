/** One socket that asks for the status of an item as often as it is told, or until it is sent away. */
import { once } from 'node:events';
import { io } from 'socket.io-client';
import { z } from 'zod';

const Plan = z.object({
  url: z.url(),
  path: z.string(),
  uuid: z.string(),
  messages: z.number().max(100_000),
});

const [message]: unknown[] = await once(process, 'message');
const { url, path, uuid, messages } = Plan.parse(message);
const begin = performance.now();
const socket = io(url, { path, transports: ['websocket'], reconnection: false });
let answers = 0;
const ended = new Promise<string>((resolve) => {
  let refused = '';
  socket.on('refused', ({ code }: { code: string }) => {
    refused = code;
  });
  socket.on('disconnect', (reason) => resolve(refused || reason));
  socket.on('status_update', () => {
    answers += 1;
    if (answers === messages) resolve('all answered');
  });
});
await new Promise<void>((resolve) => socket.once('connect', resolve));
for (let sent = 0; sent < messages; sent += 1) socket.emit('get_status', uuid);
const end = await ended;
const report = { end, answers, seconds: Math.round((performance.now() - begin) / 100) / 10 };
process.send?.(report, () => process.exit(0));

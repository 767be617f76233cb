/** A bare connection to the socket, which says whatever it likes. */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { socketPath } from '@ecco/contract';
import { io } from 'socket.io-client';

const longestMs = 5_000;
const within = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([work.then(() => true), wait(longestMs, false, { ref: false })]);

/** Sends each message, on a new connection whenever the server has ended the one before. */
export async function sendBare(url: string, messages: readonly string[]): Promise<void> {
  let socket: WebSocket | null = null;
  for (const message of messages) {
    if (socket?.readyState !== WebSocket.OPEN) {
      socket = new WebSocket(`${url.replace('http', 'ws')}${socketPath}/?EIO=4&transport=websocket`);
      if (!(await within(once(socket, 'open')))) throw new Error('the socket does not open');
      socket.send('40');
    }
    socket.send(message);
    // The end of a connection is heard of only between two messages.
    await wait(1);
  }
  socket?.close();
}

/** Whether a page of ours is still told of an item. */
export async function isEmitted(url: string, uuid: string): Promise<boolean> {
  const page = io(url, { path: socketPath, transports: ['websocket'], reconnection: false });
  const told = new Promise((resolve) => page.once('status_update', resolve));
  page.emit('get_status', uuid);
  const isHeard = await within(told);
  page.close();
  return isHeard;
}

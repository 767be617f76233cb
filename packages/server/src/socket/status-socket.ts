// The socket of D20: a page joins the room of an item by its uuid and is told of every status the pipeline
// writes, whichever process wrote it. The store is the only one who knows; this file passes it on.

import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { type ClientEvents, type ServerEvents, socketPath } from '@ecco/contract';
import type { Store } from '@ecco/store';
import { Server } from 'socket.io';
import { z } from 'zod';
import type { Logger } from '../log/logger.ts';
import { isFromOwnPage } from '../policy/own-page.ts';
import { presentStatus } from './status-updates.presenter.ts';

/** Rooms that one page may be in at a time: a library page of many items being processed, and no more. */
const roomsPerSocket = 500;
/** Largest message of a client in bytes: an event name and a uuid are far smaller. */
const messageBytes = 4_096;

export type StatusSocketParts = {
  http: HttpServer;
  store: Pick<Store, 'items' | 'statusUpdates'>;
  logger: Logger;
  publicUrl: string | null;
};

export type StatusSocket = { openSockets: () => number; close: () => Promise<void> };

const roomOf = (uuid: string): string => `item:${uuid}`;

/** A browser always names the page's origin here; other clients, which hold no cookies of ours, name none. */
function mayConnect({ headers }: IncomingMessage, publicUrl: string | null): boolean {
  if (headers.origin === undefined) return true;
  const own = [`http://${headers.host}`, `https://${headers.host}`, ...(publicUrl ? [publicUrl] : [])];
  return isFromOwnPage({ headers: { origin: headers.origin }, ownOrigins: own });
}

export function openStatusSocket({ http, store, logger, publicUrl }: StatusSocketParts): StatusSocket {
  const io = new Server<ClientEvents, ServerEvents>(http, {
    path: socketPath,
    serveClient: false,
    maxHttpBufferSize: messageBytes,
    allowRequest: (request, decide) => decide(null, mayConnect(request, publicUrl)),
  });

  const stopListening = store.statusUpdates.subscribe(({ itemId: uuid, ...update }) => {
    io.to(roomOf(uuid)).emit('status_update', presentStatus({ ...update, uuid }));
  });

  io.on('connection', (socket) => {
    /** Runs an event for an item that is there and may be seen; anything else is ignored. */
    const forItem =
      (work: (item: { id: string; send: () => void }) => void | Promise<void>) => (input: unknown) => {
        const uuid = z.uuid().safeParse(input);
        if (!uuid.success) return;
        store.items
          .findById(uuid.data.toLowerCase())
          .then(async (found) => {
            if (!found) return;
            const { id, status, statusMessage: message, updatedAt } = found.item;
            const send = () =>
              void socket.emit('status_update', presentStatus({ uuid: id, status, message, updatedAt }));
            await work({ id, send });
          })
          .catch((error: unknown) => logger.error({ event: 'socket', err: error }));
      };
    socket.on(
      'join',
      forItem(async ({ id }) => {
        if (socket.rooms.size <= roomsPerSocket) await socket.join(roomOf(id));
      }),
    );
    socket.on(
      'leave',
      forItem(async ({ id }) => {
        await socket.leave(roomOf(id));
      }),
    );
    socket.on(
      'get_status',
      forItem(({ send }) => send()),
    );
  });

  return {
    openSockets: () => io.engine.clientsCount,
    async close() {
      stopListening();
      await io.close();
    },
  };
}

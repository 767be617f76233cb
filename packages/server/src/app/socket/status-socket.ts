// The socket of D20: a page joins the room of an item by its uuid and is told of every status the pipeline
// writes, whichever process wrote it. The store is the only one who knows; this file passes it on.

import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { type ClientEvents, type ServerEvents, socketPath } from '@ecco/contract';
import type { Store } from '@ecco/store';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import { wordsForReaders } from '../../item/failure-words.ts';
import { presentStatus } from '../../item/status-update.presenter.ts';
import type { Logger } from '../../log/logger.ts';
import { isFromOwnPage } from '../../request/access/own-page.ts';
import { clientAddress, type Trust } from '../../request/http/client-address.ts';
import { networkOf } from '../../request/limit/network-address.ts';
import { createLanes, type Lanes } from './lanes.ts';
import { createSocketBudget, type SocketBudget, type SocketLimits, socketLimits } from './socket-budget.ts';

/** Largest message of a client in bytes: an event name and a uuid are far smaller. */
const messageBytes = 4_096;

const refusal = {
  code: 'socket.too-many-messages',
  message: 'Too many messages. Please wait a minute and reload the page.',
};

type StatusSocketDependencies = {
  http: HttpServer;
  store: { items: Pick<Store['items'], 'findById'>; statusUpdates: Store['statusUpdates'] };
  logger: Logger;
  publicUrl: string | null;
  trust: Trust;
  /** Those of the product where nothing else is given. */
  limits?: SocketLimits;
};

export type StatusSocket = { openSockets: () => number; close: () => Promise<void> };

type Page = Socket<ClientEvents, ServerEvents>;
type Connection = Page['conn'];
type Visit = { page: Page; network: string };
type ItemStatus = { id: string; send: () => void };

const roomOf = (uuid: string): string => `item:${uuid}`;

/** A browser always names the page's origin here; other clients, which hold no cookies of ours, name none. */
function mayConnect({ headers }: IncomingMessage, publicUrl: string | null): boolean {
  if (headers.origin === undefined) return true;
  const own = [`http://${headers.host}`, `https://${headers.host}`, ...(publicUrl ? [publicUrl] : [])];
  return isFromOwnPage({ headers: { origin: headers.origin }, ownOrigins: own });
}

const work: {
  readonly [Event in keyof ClientEvents]: (page: Page, found: ItemStatus) => void | Promise<void>;
} = {
  async join(page, { id }) {
    if (page.rooms.size <= socketLimits.roomsOfSocket) await page.join(roomOf(id));
  },
  leave: (page, { id }) => page.leave(roomOf(id)),
  get_status: (_page, { send }) => send(),
};

/** Does what an event asks for an item that is there and may be seen; anything else is ignored. */
async function answer(
  { items }: StatusSocketDependencies['store'],
  page: Page,
  { event, uuid }: { event: keyof ClientEvents; uuid: string },
): Promise<void> {
  if (!page.connected) return;
  const itemWithShow = await items.findById(uuid);
  if (!itemWithShow) return;
  const { id, status, updatedAt } = itemWithShow.item;
  const message = wordsForReaders(itemWithShow.item);
  const send = () => void page.emit('status_update', presentStatus({ uuid: id, status, message, updatedAt }));
  await work[event](page, { id, send });
}

const events = ['join', 'leave', 'get_status'] as const satisfies (keyof ClientEvents)[];

/** One look-up of a network is under way at a time, however many sockets it has. */
function serve({ store, logger }: StatusSocketDependencies, lanes: Lanes, { page, network }: Visit): void {
  for (const event of events)
    page.on(event, (input: unknown) => {
      const uuid = z.uuid().safeParse(input);
      if (!uuid.success) return;
      const query = { event, uuid: uuid.data.toLowerCase() };
      lanes
        .run(network, () => answer(store, page, query))
        .catch((error: unknown) => logger.error({ event: 'socket', err: error }));
    });
}

/** Takes one message from the budget and lets it pass; whoever sends too much is told so and loses the connection. */
async function admit(budget: SocketBudget, { page, network }: Visit, pass: () => void): Promise<void> {
  if (await budget.take(page.id, network)) {
    pass();
  } else if (page.connected) {
    page.emit('refused', refusal);
    page.disconnect(true);
  }
}

/** Every message counts, known or not. */
function limit(budget: SocketBudget, visit: Visit): void {
  visit.page.use((_packet, next) => {
    void admit(budget, visit, next);
  });
}

export function openStatusSocket(dependencies: StatusSocketDependencies): StatusSocket {
  const { http, store, publicUrl, trust, limits = socketLimits } = dependencies;
  const budget = createSocketBudget(limits);
  const lanes = createLanes();
  const networkOfRequest = (request: IncomingMessage) => networkOf(clientAddress(request, trust));
  const io = new Server<ClientEvents, ServerEvents>(http, {
    path: socketPath,
    serveClient: false,
    maxHttpBufferSize: messageBytes,
    allowRequest: (request, decide) =>
      decide(null, mayConnect(request, publicUrl) && budget.hasRoom(networkOfRequest(request))),
  });
  const stopListening = store.statusUpdates.subscribe(({ itemId: uuid, ...update }) => {
    // Why it failed is told to each in words for them, by the item itself.
    const message = update.status === 'FAILED' ? null : update.message;
    io.to(roomOf(uuid)).emit('status_update', presentStatus({ ...update, uuid, message }));
  });

  io.engine.on('connection', (connection: Connection) => {
    const network = networkOfRequest(connection.request);
    budget.enter(network);
    connection.on('close', () => budget.leave(network));
  });
  io.on('connection', (page) => {
    const visit = { page, network: networkOfRequest(page.request) };
    limit(budget, visit);
    serve(dependencies, lanes, visit);
  });

  return {
    openSockets: () => io.engine.clientsCount,
    async close() {
      stopListening();
      await io.close();
    },
  };
}

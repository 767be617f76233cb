import { createServer, type Server } from 'node:http';
import { type ClientEvents, type ServerEvents, socketPath } from '@ecco/contract';
import { createProcessedItem } from '@ecco/factories/rows';
import type { Store } from '@ecco/store';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, until, type World } from '../../testing/world.ts';
import { socketLimits as ofProduct, type SocketLimits } from './socket-budget.ts';
import { openStatusSocket, type StatusSocket } from './status-socket.ts';

type Client = Socket<ServerEvents, ClientEvents>;
/** Of so many sockets that are begun at once on a busy machine, one may not come to be for a reason of its own. */
const socketLimits: SocketLimits = { ...ofProduct, socketsOfNetwork: 12 };
let world: World;
let uuid: string;
let http: Server;
let socket: StatusSocket;
let lookups: { made: number; underWay: number; atOnce: number };
const open: Client[] = [];

/** The store's items, counted as they are looked up. */
const counted = ({ items }: Store) => ({
  async findById(id: string) {
    lookups.made += 1;
    lookups.underWay += 1;
    lookups.atOnce = Math.max(lookups.atOnce, lookups.underWay);
    try {
      return await items.findById(id);
    } finally {
      lookups.underWay -= 1;
    }
  },
});

beforeAll(async () => {
  world = await openWorld();
  uuid = (await createProcessedItem(world.store, { lines: 2 })).id;
});
beforeEach(async () => {
  lookups = { made: 0, underWay: 0, atOnce: 0 };
  http = createServer();
  const { store, logger } = world;
  socket = openStatusSocket({
    http,
    store: { items: counted(store), statusUpdates: store.statusUpdates },
    logger,
    publicUrl: null,
    trust: (_address, hop) => hop < 1,
    limits: socketLimits,
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const client of open.splice(0)) client.disconnect();
  await socket.close();
});
afterAll(() => world.end());

function begin(network: string): Client {
  const address = http.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const client: Client = io(`http://127.0.0.1:${port}`, {
    path: socketPath,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { 'x-forwarded-for': network },
  });
  open.push(client);
  return client;
}

const connect = (network: string): Promise<Client> => {
  const client = begin(network);
  return new Promise((resolve, reject) => {
    client.once('connect', () => resolve(client));
    client.once('connect_error', reject);
  });
};

/** How often an item may be asked about, and then why no more. */
async function flood(client: Client, event: keyof ClientEvents, times: number): Promise<string[]> {
  const reasons: string[] = [];
  client.on('refused', ({ code }) => reasons.push(code));
  const ended = new Promise<void>((resolve) => client.once('disconnect', () => resolve()));
  for (let sent = 0; sent < times; sent += 1) client.emit(event, uuid);
  await ended;
  return reasons;
}

describe('a socket that is flooded', () => {
  it.each(['get_status', 'join'] as const)(
    'ends with a reason, having looked up little: %s',
    async (event) => {
      const client = await connect('192.0.2.1');
      expect(await flood(client, event, 20_000)).toEqual(['socket.too-many-messages']);
      expect(lookups.made).toBeLessThanOrEqual(socketLimits.messagesOfSocket);
      expect(lookups.atOnce).toBe(1);
    },
  );

  it('counts messages that it does not know', async () => {
    const client = await connect('192.0.2.2');
    const ended = new Promise((resolve) => client.once('disconnect', resolve));
    const raw: Socket = client;
    for (let sent = 0; sent <= socketLimits.messagesOfSocket; sent += 1) raw.emit('nonsense', sent);
    expect(await ended).toBe('io server disconnect');
    expect(lookups.made).toBe(0);
  });

  it('leaves the others their answers: between two of theirs is one of each network at most', async () => {
    const [attacker, reader] = [await connect('192.0.2.3'), await connect('192.0.2.4')];
    const answered = new Promise((resolve) => reader.once('status_update', resolve));
    const ended = flood(attacker, 'get_status', socketLimits.messagesOfSocket + 1);
    await until(() => lookups.made > 0);
    const before = lookups.made;
    reader.emit('get_status', uuid);
    await answered;
    expect(lookups.atOnce).toBeLessThanOrEqual(2);
    expect(lookups.made - before).toBeLessThan(socketLimits.messagesOfSocket / 2);
    await ended;
  });
});

describe('a network', () => {
  it('has a budget of its own, however many sockets it opens, and the next network has another', async () => {
    const network = '192.0.2.5';
    const whole = socketLimits.messagesOfNetwork / socketLimits.messagesOfSocket;
    for (let sockets = 0; sockets < whole; sockets += 1)
      await flood(await connect(network), 'get_status', socketLimits.messagesOfSocket + 1);
    expect(await flood(await connect(network), 'get_status', 1)).toEqual(['socket.too-many-messages']);

    const elsewhere = await connect('192.0.2.6');
    const answered = new Promise((resolve) => elsewhere.once('status_update', resolve));
    elsewhere.emit('get_status', uuid);
    await expect(answered).resolves.toMatchObject({ uuid });
  });

  it('has so many sockets open, and one more when one is closed', async () => {
    const network = '192.0.2.7';
    const all = await Promise.all(
      Array.from({ length: socketLimits.socketsOfNetwork }, () => connect(network)),
    );
    await expect(connect(network)).rejects.toThrow();
    await expect(connect('192.0.2.8')).resolves.toBeDefined();
    all[0]?.disconnect();
    await until(() => socket.openSockets() === socketLimits.socketsOfNetwork);
    await expect(connect(network)).resolves.toBeDefined();
  });
});

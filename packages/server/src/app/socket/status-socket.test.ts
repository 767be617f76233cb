import { type ClientEvents, type ServerEvents, type StatusUpdate, socketPath } from '@ecco/contract';
import { createProcessedItem } from '@ecco/factories/rows';
import type { Item } from '@ecco/store';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, until, type World } from '../../testing/world.ts';

type Client = Socket<ServerEvents, ClientEvents> & { heard?: never };
let world: World;
let item: Item;
let admin: string;
const open: Client[] = [];

beforeAll(async () => {
  world = await openWorld();
  admin = await world.becomeAdmin();
  item = await createProcessedItem(world.store, { lines: 2 });
});
afterEach(() => {
  for (const client of open.splice(0)) client.disconnect();
});
afterAll(() => world.end());

async function connect(
  headers: Record<string, string> = {},
): Promise<{ client: Client; heard: StatusUpdate[] }> {
  const client: Client = io(world.url, {
    path: socketPath,
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: headers,
  });
  open.push(client);
  const heard: StatusUpdate[] = [];
  client.on('status_update', (update) => heard.push(update));
  await new Promise<void>((resolve, reject) => {
    client.once('connect', resolve);
    client.once('connect_error', reject);
  });
  return { client, heard };
}

const restart = () =>
  world.store.transaction((tx) =>
    tx.items.restart({ itemId: item.id, stage: 'waiting', status: 'TRANSCRIBING', message: 'again' }),
  );
const membersOf = async (client: Client): Promise<void> => {
  // An answer to a later event shows that the earlier one has been dealt with.
  await new Promise<void>((resolve) => {
    client.once('status_update', () => resolve());
    client.emit('get_status', item.id);
  });
};

describe('the status socket', () => {
  it('tells the status when asked', async () => {
    const { client, heard } = await connect();
    client.emit('get_status', item.id);
    await until(() => heard.length > 0);
    expect(heard[0]).toMatchObject({
      uuid: item.id,
      processing_status: 'ASSERTIONS_COMPLETE',
      progress: 100,
    });
  });

  it('tells those who joined of a change, and not those who left', async () => {
    const [joined, left] = [await connect(), await connect()];
    for (const { client } of [joined, left]) {
      client.emit('join', item.id);
      await membersOf(client);
    }
    left.client.emit('leave', item.id);
    await membersOf(left.client);
    const before = left.heard.length;
    await restart();
    await until(() => joined.heard.some((update) => update.processing_status === 'TRANSCRIBING'));
    expect(joined.heard.at(-1)).toEqual({
      uuid: item.id,
      processing_status: 'TRANSCRIBING',
      progress: 25,
      message: 'again',
      updated_at: (await world.store.items.findById(item.id))?.item.updatedAt.toISOString(),
    });
    expect(left.heard).toHaveLength(before);
  });

  it.each([
    ['its score', '/v2/episode/set_score', (uuid: string) => ({ uuid, score: 71 })],
    ['a name', '/v2/admin/speakers', (uuid: string) => ({ uuid, label: 'A', name: 'Zelda Quine' })],
    [
      'its document',
      '/v2/episode/save_html_document',
      (uuid: string) => ({ uuid, html_document: '<p>By hand.</p>' }),
    ],
  ])('tells an open page that %s was changed', async (_, path, json) => {
    const { id, slug } = await createProcessedItem(world.store, { lines: 2 });
    const { client, heard } = await connect();
    client.emit('join', id);
    client.emit('get_status', id);
    await until(() => heard.length > 0);
    const shown = heard.at(-1)?.updated_at ?? '';
    const { status } = await world.ask(path, { method: 'POST', json: json(id), session: admin });
    expect(status).toBe(200);
    await until(() => (heard.at(-1)?.updated_at ?? '') > shown);
    const { body } = await world.ask(`/v2/content/${slug}`);
    expect(body['item']).toMatchObject({ updated_at: heard.at(-1)?.updated_at });
  });

  it.each([
    ['an unknown item', '00000000-0000-4000-8000-000000000000'],
    ['no uuid', "' or 1=1"],
    ['an object', { toString: 1 }],
    ['nothing', undefined],
  ])('ignores %s and lives on', async (_, hostile) => {
    const { client, heard } = await connect();
    const raw: Socket = client;
    for (const event of ['join', 'leave', 'get_status', 'constructor']) raw.emit(event, hostile);
    client.emit('get_status', item.id);
    await until(() => heard.length > 0);
    expect(heard.map((update) => update.uuid)).toEqual([item.id]);
  });

  it("refuses other sites' pages", async () => {
    await expect(connect({ origin: 'https://evil.test' })).rejects.toThrow();
    await expect(connect({ origin: world.url })).resolves.toBeDefined();
  });
});

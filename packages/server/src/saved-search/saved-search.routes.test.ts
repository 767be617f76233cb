import { limits } from '@ecco/contract';
import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let member: string;
let other: string;
beforeAll(async () => {
  world = await openWorld();
  member = await world.becomeMember('member@fund.example');
  other = await world.becomeMember('other@fund.example');
});
afterAll(() => world.end());

const call = async (path: string, method = 'GET', json?: object, session = member) => {
  const input = { method, session, ...(json && { json }) };
  const { status, body } = await world.ask(`/v2/saved_searches${path}`, input);
  return { status, body, code: body['code'], id: String(body['id']) };
};
const save = (part: object = {}, session = member) =>
  call('', 'POST', { name: 'Reserves', query: 'zirconium reserve', tab: 'transcripts', ...part }, session);
const listed = async (session = member): Promise<Record<string, unknown>[]> => {
  const { body } = await call('', 'GET', undefined, session);
  return Array.isArray(body['saved_searches']) ? body['saved_searches'] : [];
};

describe('a saved search', () => {
  it('is its owner’s, and nobody else is told of it', async () => {
    const { id, status } = await save();
    expect(status).toBe(200);
    expect(await listed()).toMatchObject([
      { id, name: 'Reserves', query: 'zirconium reserve', new_items: [] },
    ]);
    expect(await listed(other)).toEqual([]);
    for (const [path, method, json] of [
      [`/${id}`, 'PATCH', { name: 'Taken' }],
      [`/${id}/seen`, 'PUT', undefined],
      [`/${id}`, 'DELETE', undefined],
    ] as const) {
      expect(await call(path, method, json, other)).toMatchObject({
        status: 404,
        code: 'saved-search.not-found',
      });
    }
    expect((await save()).code).toBe('saved-search.already-saved');
    await call(`/${id}`, 'PATCH', { name: '  The reserve ' });
    expect(await listed()).toMatchObject([{ name: 'The reserve' }]);
    await call(`/${id}`, 'DELETE');
    expect(await listed()).toEqual([]);
  });

  it('tells what arrived since it was looked at, and only what it finds', async () => {
    const before = await createProcessedItem(world.store, { title: 'Before', lines: 12 });
    const { id } = await save();
    expect(await listed()).toMatchObject([{ new_items: [] }]);
    const item = await createProcessedItem(world.store, { title: 'Found', lines: 12 });
    await createProcessedItem(world.store, { title: 'Of something else', lines: 5 });
    await save({ query: 'board returns', name: 'Boards' });
    expect(await listed()).toMatchObject([
      { name: 'Boards', new_items: [] },
      { id, new_items: [item.id] },
    ]);

    await call(`/${id}/seen`, 'PUT');
    expect(await listed()).toMatchObject([{}, { id, new_items: [] }]);
    await call(`/${id}`, 'DELETE');
    await save({ seen_at: '2020-01-01T00:00:00Z' });
    const [, putBack] = await listed();
    expect(putBack?.['new_items']).toEqual(expect.arrayContaining([before.id, item.id]));
  });

  it('is put back as seen now at the latest', async () => {
    await save({ query: 'of tomorrow', seen_at: '2999-01-01T00:00:00Z' }, other);
    const [saved] = await listed(other);
    expect(Date.parse(String(saved?.['seen_at']))).toBeLessThanOrEqual(Date.now());
  });

  it('has bounds', async () => {
    const tooLong = 'x'.repeat(limits.savedSearchNameMax + 1);
    for (const part of [{ name: ' ' }, { name: tooLong }, { query: ' ' }, { tab: 'elsewhere' }]) {
      expect((await save(part)).status).toBe(400);
    }
    const full = await world.becomeMember('full@fund.example');
    for (let index = 0; index < limits.savedSearchesMax; index += 1) {
      await save({ query: `number ${index}` }, full);
    }
    expect((await save({}, full)).code).toBe('saved-search.too-many');
  });
});

import { createProcessedItem } from '@ecco/factories/rows';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let session: string;
let recording: Item;
let minutes: Item;
beforeAll(async () => {
  world = await openWorld();
  await world.becomeAdmin();
  session = await world.sessionOfAdmin();
  recording = await createProcessedItem(world.store, { kind: 'meeting', durationMs: 600_000, lines: 2 });
  minutes = await createProcessedItem(world.store, { kind: 'document', title: 'Minutes', lines: 2 });
});
afterAll(() => world.end());

const board = { title: 'Board', date: '2026-10-15T14:00:00Z', fund_name: 'Halvern Teachers' };
const create = (json: object) => world.ask('/v2/admin/events', { method: 'POST', json, session });
const eventIn = (body: Record<string, unknown>): Record<string, unknown> =>
  typeof body['event'] === 'object' && body['event'] !== null ? { ...body['event'] } : {};
const uuidsIn = (list: unknown): unknown[] =>
  Array.isArray(list) ? list.map((source: { uuid: unknown }) => source.uuid) : [];

describe('a meeting', () => {
  let uuid = '';
  it('is made of recordings and papers, which it tells apart', async () => {
    const { status, body } = await create({ ...board, sources: [minutes.id, recording.id] });
    expect(status).toBe(200);
    const event = eventIn(body);
    expect(event).toMatchObject({ title: 'Board', date: '2026-10-15T14:00:00.000Z', duration: 600_000 });
    expect([uuidsIn(event['media']), uuidsIn(event['documents'])]).toEqual([[recording.id], [minutes.id]]);
    uuid = String(event['uuid']);
  });

  it('is found by uuid, by slug, and by its recordings, which name it', async () => {
    const byUuid = eventIn((await world.ask(`/v2/pension_funds/events/${uuid}`)).body);
    for (const id of [String(byUuid['slug']), recording.id, minutes.slug])
      expect(eventIn((await world.ask(`/v2/kg/pension_funds/events/${id}`)).body)).toEqual(byUuid);
    const item = await world.ask(`/v2/content/${recording.slug}`);
    expect(item.body['item']).toMatchObject({ meeting: { uuid, title: 'Board' } });
    expect((await world.ask('/v2/kg/pension_funds/events/none')).status).toBe(404);
  });

  it('is not made twice, nor of what is not there', async () => {
    expect((await create(board)).status).toBe(409);
    const unknown = await create({ title: 'Other', sources: ['7b1f0c52-0000-4000-8000-000000000009'] });
    expect([unknown.status, unknown.body['code']]).toEqual([400, 'meeting.source-not-found']);
    expect(await world.store.meetings.findSame({ title: 'Other' })).toBeNull();
  });

  it('has each of its sources once, however they are written', async () => {
    const sources = [recording.id.toUpperCase(), recording.id];
    const event = eventIn((await create({ title: 'Shouted', sources })).body);
    expect(uuidsIn(event['media'])).toEqual([recording.id]);
    await world.store.meetings.remove(String(event['uuid']));
  });

  it('is held in a year that the database knows', async () => {
    for (const date of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00'])
      expect((await create({ title: 'Out of time', date })).status).toBe(400);
  });

  it('is changed in part, but never into the twin of another', async () => {
    const other = eventIn((await create({ ...board, title: 'Second' })).body);
    const change = (json: object) =>
      world.ask(`/v2/admin/events/${String(other['uuid'])}`, { method: 'PUT', json, session });
    expect((await change({ title: 'Board' })).status).toBe(409);
    await change({ sources: [minutes.id] });
    const changed = eventIn((await change({ location: 'Hall 2' })).body);
    expect(changed).toMatchObject({ title: 'Second', fund_name: 'Halvern Teachers', location: 'Hall 2' });
    expect(uuidsIn(changed['documents'])).toEqual([minutes.id]);
  });

  it('goes without its recordings, each of which then stands for a meeting of its own', async () => {
    const gone = await world.ask(`/v2/admin/events/${uuid}`, { method: 'DELETE', session });
    expect(gone.status).toBe(200);
    const lone = eventIn((await world.ask(`/v2/pension_funds/events/${recording.id}`)).body);
    expect(lone).toMatchObject({ uuid: recording.id, title: recording.title, fund_name: null });
    expect(uuidsIn(lone['media'])).toEqual([recording.id]);
  });
});

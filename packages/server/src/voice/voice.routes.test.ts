import type { Speaker, SpeakerProvenance } from '@ecco/domain';
import { createItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let admin: string;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.becomeAdmin();
});
afterAll(() => world.end());
beforeEach(() => world.store.voices.forgetAll());

const dana = 'Dana Whitfield';
const label = 'Speaker 1';

/** An item with one voice, called so. */
async function spoken(title: string, named: [string, SpeakerProvenance] | null = null) {
  const speaker: Speaker = {
    ...{ label, name: named?.[0] ?? label, provenance: named?.[1] ?? null },
    ...{ role: null, organisation: null, confidence: 0.5, evidence: null },
  };
  const { id } = await createItem(world.store, { title, speakers: [speaker] });
  const print = { label, model: 'prints', vector: [1, 0, 0, 0, 0, 0, 0, 0], spokenMs: 20_000 };
  await world.store.transaction((tx) => tx.voices.put(id, [print]));
  return id;
}
async function soundAlike(items: readonly string[]): Promise<void> {
  for (const itemId of items) {
    const others = items.filter((one) => one !== itemId);
    await world.store.transaction((tx) =>
      tx.voices.noteAlike(
        { itemId, label },
        others.map((other) => ({ other: { itemId: other, label }, likeness: 0.875 })),
      ),
    );
  }
}
const voicesOf = async (id: string) => (await world.ask(`/v2/content/${id}/voices`, { session: admin })).body;
const post = (path: string, json?: object) =>
  world.ask(path, { method: 'POST', session: admin, ...(json && { json }) });
const decide = (id: string, decision: object = {}) =>
  post(`/v2/content/${id}/voices`, { label, name: dana, verdict: 'accepted', scope: 'item', ...decision });
const nameOf = async (id: string) => {
  const [speaker] = await world.store.speakers.ofItem(id);
  return [speaker?.name, speaker?.provenance];
};

describe('a voice that sounds like somebody who is named elsewhere', () => {
  it('is proposed to admins with where it is named, and how alike it is', async () => {
    const board = await spoken('Board in May', [dana, 'hand']);
    const [call, other] = [await spoken('Call'), await spoken('Panel')];
    await soundAlike([board, call, other]);
    expect(await voicesOf(call)).toEqual({
      proposals: [
        {
          ...{ label, called: label, name: dana, likeness: 0.875, place: null, named: 1, others: 1 },
          evidence: [
            { item: expect.objectContaining({ uuid: board, title: 'Board in May' }), provenance: 'hand' },
          ],
        },
      ],
      decisions: [],
    });
  });

  it('is named in one item, and called as before once that is undone', async () => {
    const board = await spoken('Board', [dana, 'hand']);
    const [call, other] = [await spoken('Call'), await spoken('Panel')];
    await soundAlike([board, call, other]);
    const { body } = await decide(call);
    expect(body).toMatchObject({ items: 1 });
    expect(await nameOf(call)).toEqual([dana, 'voice']);
    expect(await nameOf(other)).toEqual([label, null]);
    expect(await voicesOf(call)).toMatchObject({
      proposals: [],
      decisions: [
        { label, called: label, name: dana, verdict: 'accepted', by: expect.stringContaining('@') },
      ],
    });
    const undo = `/v2/content/${call}/voices/${String(body['decision'])}/undo`;
    expect((await post(undo)).body).toMatchObject({ items: 1 });
    expect(await nameOf(call)).toEqual([label, null]);
    expect((await post(undo)).status).toBe(404);
    expect(await voicesOf(call)).toMatchObject({ proposals: [{ name: dana }], decisions: [] });
  });

  it('is named in all items where nobody named it, and undone in all', async () => {
    const board = await spoken('Board', [dana, 'hand']);
    const [call, panel, taken] = [
      await spoken('Call'),
      await spoken('Panel'),
      await spoken('Taken', [dana, 'introduction']),
    ];
    await soundAlike([board, call, panel, taken]);
    const { body } = await decide(call, { scope: 'all' });
    expect(body).toMatchObject({ items: 2 });
    expect(await nameOf(panel)).toEqual([dana, 'voice']);
    expect(await nameOf(taken)).toEqual([dana, 'introduction']);
    expect((await post(`/v2/content/${panel}/voices/${String(body['decision'])}/undo`)).body).toMatchObject({
      items: 2,
    });
    expect(await nameOf(call)).toEqual([label, null]);
  });

  it('is refused, and is not proposed a second time until that is undone', async () => {
    const board = await spoken('Board', [dana, 'hand']);
    const call = await spoken('Call');
    await soundAlike([board, call]);
    const { body } = await decide(call, { verdict: 'refused' });
    expect(await nameOf(call)).toEqual([label, null]);
    expect(await voicesOf(call)).toMatchObject({ proposals: [], decisions: [{ verdict: 'refused' }] });
    expect((await decide(call)).status).toBe(404);
    await post(`/v2/content/${call}/voices/${String(body['decision'])}/undo`);
    expect(await voicesOf(call)).toMatchObject({ proposals: [{ name: dana }] });
  });

  it('cannot be named as somebody who is not proposed', async () => {
    const call = await spoken('Call');
    expect((await decide(call)).status).toBe(404);
    expect((await decide(call, { name: '' })).status).toBe(400);
    expect((await decide(call, { verdict: 'perhaps' })).status).toBe(400);
  });
});

describe('what is known of the sound of voices', () => {
  it('is counted, and deleted by an admin; names that were accepted stay', async () => {
    const board = await spoken('Board', [dana, 'hand']);
    const call = await spoken('Call');
    await soundAlike([board, call]);
    await decide(call);
    const stored = () => world.ask('/v2/admin/voices', { session: admin });
    expect((await stored()).body).toEqual({ enabled: true, voices: 2, items: 2 });
    const gone = await world.ask('/v2/admin/voices', { method: 'DELETE', session: admin });
    expect(gone.body).toEqual({ enabled: true, voices: 0, items: 0 });
    expect(await nameOf(call)).toEqual([dana, 'voice']);
  });

  it('goes with the person whom it is called after', async () => {
    await spoken('Board', [dana, 'hand']);
    const added = await world.store.people.add({ name: dana });
    const { status } = await post('/v2/admin/records/person/run', { task: 'delete', uuids: [added?.id] });
    expect(status).toBe(200);
    expect(await world.store.voices.count()).toEqual({ voices: 0, items: 0 });
  });
});

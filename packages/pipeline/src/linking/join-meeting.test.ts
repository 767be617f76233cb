import type { Organization } from '@ecco/domain';
import { createItem, createOrganization } from '@ecco/factories/rows';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.fixture.ts';
import { joinMeeting } from './join-meeting.ts';
import { meetingSignOf } from './meeting-sign.ts';

let world: World;
let fund: Organization;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  fund = await createOrganization(world.store, {});
});

type MeetingCase = { title: string; says: string; of?: Organization[]; paper?: string };

/** An item of a fund, as a recording or as a paper of a type. */
async function addItem({ title, says, of = [fund], paper }: MeetingCase): Promise<Item> {
  const { store } = world;
  const kind = paper === undefined ? ('meeting' as const) : ('document' as const);
  const item = await createItem(store, { title, kind, lines: [{ text: says }] });
  if (paper !== undefined) await store.items.mergeMeta(item.id, { documentType: paper });
  for (const { id } of of) {
    const target = { kind: 'item' as const, id: item.id };
    await store.graph.connect({ organizationId: id, edge: 'PRODUCES_MEDIA', target, provenance: 'hand' });
    await store.links.relateOrganization(id);
  }
  return item;
}

const spoken = 'This is the regular meeting of the Board of Trustees on May 6, 2031.';
const recording = (part: Partial<MeetingCase> = {}) =>
  addItem({ title: 'Board meeting', says: spoken, ...part });
const minutes = (part: Partial<MeetingCase> = {}) =>
  addItem({
    title: 'Board of Trustees: minutes of May 6, 2031',
    says: 'Minutes of the meeting of May 6, 2031',
    paper: 'minutes',
    ...part,
  });
const meetingOf = async ({ id }: Item) => world.store.meetings.ofItem(id);
const join = async (id: string) => {
  const { store } = world;
  const itemWithShow = await store.items.findById(id);
  if (!itemWithShow) throw new Error('there is no such item');
  const sign = await meetingSignOf(store, {
    item: itemWithShow.item,
    segments: await store.segments.ofItem(id),
  });
  await store.transaction((tx) => joinMeeting(tx, id, sign));
};
const joinAll = async (...items: Item[]) => {
  for (const { id } of items) await join(id);
  return Promise.all(items.map(meetingOf));
};
async function addMeeting(part: { title: string; heldAt: Date; timeZone?: string }) {
  const made = await world.store.meetings.add({ fundName: fund.name, ...part });
  const target = { kind: 'meeting' as const, id: made?.id ?? '' };
  await world.store.graph.connect({
    organizationId: fund.id,
    edge: 'HAS_MEETING',
    target,
    provenance: 'hand',
  });
  return made?.id ?? '';
}

describe('the recording and the minutes of one meeting', () => {
  it('come into the meeting of that day and body', async () => {
    const id = await addMeeting({
      title: 'Regular Meeting of the Board of Trustees',
      heldAt: new Date('2031-05-06T14:00:00Z'),
    });
    const matches = await joinAll(await recording(), await minutes());
    expect(matches.map((meeting) => meeting?.id)).toEqual([id, id]);
    expect((await world.store.meetings.itemsOf(id)).map(({ item }) => item.kind)).toEqual([
      'meeting',
      'document',
    ]);
  });

  it('make a meeting of the day where there is none yet, the first of them alone', async () => {
    const first = await recording();
    expect(await joinAll(first)).toMatchObject([{ title: 'Board meeting', dayOnly: true }]);
    const second = await minutes();
    await join(second.id);
    const [a, b] = [await meetingOf(first), await meetingOf(second)];
    expect(a).toMatchObject({ title: 'Board meeting', dayOnly: true, fundName: fund.name });
    expect([b?.id, a?.heldAt?.toISOString()]).toEqual([a?.id, '2031-05-06T00:00:00.000Z']);
    expect((await world.store.graph.organizationsOfMeetings([a?.id ?? ''])).get(a?.id ?? '')?.id).toBe(
      fund.id,
    );
  });

  it('of a meeting in the evening are of the day of its place', async () => {
    const heldAt = new Date('2031-05-07T01:30:00Z');
    const id = await addMeeting({ title: 'Board meeting', heldAt, timeZone: 'America/Denver' });
    expect((await joinAll(await recording()))[0]?.id).toBe(id);
  });
});

describe('two meetings', () => {
  it('of two committees on one day stay two', async () => {
    const committee = (name: string, paper?: string) =>
      addItem({
        title: `${name} Committee`,
        says: `Minutes of the meeting of May 6, 2031`,
        paper: paper ?? 'minutes',
      });
    const items = [
      await committee('Audit'),
      await committee('Investment'),
      await committee('Audit', 'agenda'),
      await committee('Investment', 'agenda'),
    ];
    const ids = (await joinAll(...items, ...items)).map((meeting) => meeting?.id);
    expect(new Set(ids).size).toBe(2);
    expect([ids[4] === ids[6], ids[5] === ids[7], ids[4] === ids[5]]).toEqual([true, true, false]);
  });

  it('of two days, or of two organizations, stay two', async () => {
    const other = await createOrganization(world.store, {});
    const items = [
      await recording(),
      await minutes({
        title: 'Board of Trustees: minutes of May 7, 2031',
        says: 'Minutes of the meeting of May 7, 2031',
      }),
      await minutes({ of: [other] }),
    ];
    const ids = (await joinAll(...items)).map((meeting) => meeting?.id);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(3);
  });
});

describe('an item stays alone', () => {
  it('where it is of a company, until another says that it is of the same meeting', async () => {
    fund = await createOrganization(world.store, { type: 'PUBLIC_COMPANY' });
    const first = await recording();
    expect(await joinAll(first)).toEqual([null]);
    const [second] = await joinAll(await minutes());
    expect((await meetingOf(first))?.id).toBe(second?.id);
  });

  it('where a meeting of that day does not say whose it is', async () => {
    await addMeeting({ title: 'Quarterly meeting', heldAt: new Date('2031-05-06T14:00:00Z') });
    expect(await joinAll(await recording(), await minutes())).toEqual([null, null]);
  });

  it('where it says no day or no body, or is of two organizations', async () => {
    await addMeeting({ title: 'Board meeting', heldAt: new Date('2031-05-06T14:00:00Z') });
    const other = await createOrganization(world.store, {});
    const items = [
      await recording({ title: 'A talk', says: 'We spoke of fees.' }),
      await recording({ title: 'Meeting', says: 'This is the meeting of May 6, 2031.' }),
      await recording({ of: [fund, other] }),
      await addItem({
        title: 'Report of the Board of Trustees, May 6, 2031',
        says: 'May 6, 2031',
        paper: 'report',
      }),
    ];
    expect(await joinAll(...items)).toEqual([null, null, null, null]);
  });

  it('after somebody took it out, or deleted the meeting', async () => {
    const { store } = world;
    const [first, second] = [await recording(), await minutes()];
    await joinAll(first, second);
    const meeting = await meetingOf(first);
    await store.transaction((tx) => tx.meetings.replaceItems(meeting?.id ?? '', [first.id]));
    expect((await joinAll(second))[0]).toBeNull();
    await store.transaction((tx) => tx.meetings.remove(meeting?.id ?? ''));
    expect(await joinAll(first, second)).toEqual([null, null]);
  });
});

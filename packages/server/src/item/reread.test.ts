import { endStatus } from '@ecco/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, until, type World } from '../testing/world.ts';

const captions = `WEBVTT

00:00:01.000 --> 00:00:06.000
<v Ada Lund>The board reviewed the return of the credit sleeve, which was seven percent net of fees.

0:00:07.0 --> 00:00:09.000
<v Ada Lund>The sleeve has forty positions in eleven countries and sits at four percent of the fund.

soon --> later
<v Bo Reyes>Staff asks for a commitment of fifty million dollars to the second fund of the manager.
`;

let world: World;
let [author, other, admin] = ['', '', ''];
let uuid: string;

beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  author = await world.becomeMember('author@fund.example');
  other = await world.becomeMember('other@fund.example');
  admin = await world.becomeAdmin();
  const { body } = await world.ask('/v2/uploads?name=june.vtt', {
    method: 'PUT',
    body: captions,
    headers: { 'content-type': 'application/octet-stream' },
    session: author,
  });
  uuid = JSON.parse(JSON.stringify(body)).item.uuid;
  await until(async () => (await world.store.items.findById(uuid))?.item.status === endStatus);
});
afterAll(() => world.end());

async function readingOf(session?: string) {
  const { body } = await world.ask(`/v2/content/${uuid}`, session ? { session } : {});
  const { reading_reports: reports, readers_improved: improved, may } = JSON.parse(JSON.stringify(body)).item;
  const entries = reports.flatMap((report: { entries: { what: string }[] }) => report.entries);
  return { what: entries.map((entry: { what: string }) => entry.what), improved, mayRead: may.read_again };
}
const aged = async (): Promise<void> => {
  const itemWithShow = await world.store.items.findById(uuid);
  const readingReports = (itemWithShow?.item.readingReports ?? []).map((report) => ({
    ...report,
    version: 0,
  }));
  await world.store.items.update(uuid, { readingReports });
};
const reread = (session: string) =>
  world.ask(`/v2/content/${uuid}/read_again`, { method: 'POST', json: {}, session });

it('tells who added it and admins all, and everybody else what is missing from what they read', async () => {
  const all = ['cue-time-mended', 'cue-time-unread'];
  expect(await readingOf(author)).toEqual({ what: all, improved: false, mayRead: true });
  expect(await readingOf(admin)).toEqual({ what: all, improved: false, mayRead: true });
  expect(await readingOf(other)).toEqual({ what: ['cue-time-unread'], improved: false, mayRead: false });
  expect((await readingOf()).what).toEqual(['cue-time-unread']);
});

it('tells admins that readers have improved, and counts what was read before', async () => {
  await aged();
  expect([(await readingOf(admin)).improved, (await readingOf(author)).improved]).toEqual([true, false]);
  const { body } = await world.ask('/v2/admin/house', { session: admin });
  expect(body['older_readings']).toEqual({ items: 1, running: false });
});

it('is read again by who added it and by nobody else but admins', async () => {
  expect((await reread(other)).body['code']).toBe('item.of-another');
  expect((await reread(author)).body['outcome']).toBe('same');
  await aged();
  expect((await reread(admin)).body['outcome']).toBe('same');
  expect((await readingOf(admin)).improved).toBe(false);
});

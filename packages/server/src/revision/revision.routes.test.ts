import { endStatus } from '@ecco/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, until, type World } from '../testing/world.ts';

const captions = (fee: string, name = 'Bridgewell') => `WEBVTT

00:00:01.000 --> 00:00:06.000
<v Ada Lund>The board reviewed the return of the credit sleeve, which was seven percent net of fees.

00:00:07.000 --> 00:00:13.000
<v Bo Reyes>Staff says that we pay ${fee} basis points to ${name} for the mandate in emerging markets.

00:00:14.000 --> 00:00:20.000
<v Ada Lund>We will vote on that commitment at the meeting in June, once the consultant has reported.
`;

let world: World;
let session: string;
let uuid: string;

beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  session = await world.becomeAdmin();
  const { body } = await world.ask('/v2/uploads?name=june.vtt', {
    ...{ method: 'PUT', body: captions('71'), session },
    headers: { 'content-type': 'application/octet-stream' },
  });
  uuid = JSON.parse(JSON.stringify(body)).item.uuid;
  await settled();
});
afterAll(() => world.end());

const settled = () =>
  until(async () => {
    const item = (await world.store.items.findById(uuid))?.item;
    return item?.status === endStatus && item.nextStage === null;
  });
async function call(method: string, path = '', json?: object) {
  const options = { method, session, ...(json && { json }) };
  const { status, body } = await world.ask(`/v2/content/${uuid}/transcripts${path}`, options);
  return { status, body: JSON.parse(JSON.stringify(body)) };
}
const linesOf = async () => (await world.store.segments.ofItem(uuid)).map(({ text }) => text).join(' ');

async function proposed(text: string): Promise<string> {
  const { status, body } = await call('POST', '', { source: 'file', name: 'better.vtt', text, use: false });
  expect(status).toBe(200);
  const id = body.revision.uuid;
  await until(async () => (await call('GET')).body.revisions[0].state === 'proposed');
  return id;
}

describe('another transcript of an item', () => {
  it('is shown with what differs, used on one call and undone on another, and the audit log tells of it', async () => {
    expect((await call('GET')).body).toMatchObject({
      ...{ origin: 'uploaded', settled: true, revisions: [], services: [] },
      can: { transcriber: false, publisher: false, file: true },
    });
    const id = await proposed(captions('17', 'Bridge Wall'));
    const { body } = await call('GET', `/${id}/changes?per_page=1`);
    expect(body).toMatchObject({
      revision: {
        ...{ source: 'file', maker: 'better.vtt', by: expect.stringContaining('@'), used_at: null },
        counts: { same: 2, differ: 1, figures: 1, lost: 0 },
        may: { use: true, undo: false, dismiss: true },
      },
      differences: [{ kind: 'figure', old: { words: '71', start_ms: 7_000 }, new: { words: '17' } }],
      pagination: { total: 2, pages: 2 },
    });
    expect((await call('GET', `/${id}/changes?per_page=1&page=2`)).body.differences).toMatchObject([
      { kind: 'name', old: { words: 'Bridgewell' }, new: { words: 'Bridge Wall' } },
    ]);
    expect(await linesOf()).toContain('71 basis points');

    expect((await call('POST', `/${id}/use`)).body.revision).toMatchObject({ state: 'used' });
    await settled();
    expect(await linesOf()).toContain('17 basis points');
    expect((await call('GET')).body.revisions[0].may).toEqual({ use: false, undo: true, dismiss: false });
    expect((await call('POST', `/${id}/use`)).status).toBe(409);

    expect((await call('POST', `/${id}/undo`)).body.revision).toMatchObject({ state: 'undone' });
    await settled();
    expect(await linesOf()).toContain('71 basis points');
    const log = await world.ask('/v2/admin/audit?per_page=3', { session });
    expect(JSON.stringify(log.body)).toContain('revision.undo');
  });

  it('is declined on one call, and can be used all the same', async () => {
    const id = await proposed(captions('18'));
    expect((await call('POST', `/${id}/dismiss`)).body.revision).toMatchObject({
      state: 'dismissed',
      may: { use: true, dismiss: false },
    });
    expect((await call('POST', `/${id}/dismiss`)).status).toBe(409);
  });

  it('is refused in words where the item cannot have it', async () => {
    expect((await call('POST', '', { source: 'transcriber' })).body).toMatchObject({
      code: 'ingest.not_transcribed',
    });
    expect((await call('POST', '', { source: 'publisher' })).body).toMatchObject({
      code: 'ingest.no_publisher_transcript',
    });
    expect((await call('POST', '', { source: 'file', name: 'x.vtt' })).status).toBe(400);
    expect(
      (await call('POST', '', { source: 'file', name: 'x.vtt', text: 'x'.repeat(2_000_001) })).status,
    ).toBe(400);
    expect((await call('POST', '/no-uuid/use')).status).toBe(400);
    expect((await call('GET', `/${crypto.randomUUID()}/changes`)).status).toBe(404);
  });
});

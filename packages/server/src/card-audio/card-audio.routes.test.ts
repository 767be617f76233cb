import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, until, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off', DIGEST: 'on' });
});
afterAll(() => world.end());

const path = '/v2/episode/get_summary_audio_url';
const make = (summary_id: string, more: object = {}) =>
  world.ask(path, { method: 'POST', json: { summary_id, ...more } });
const recordings = async (itemId: string) => {
  const keys: string[] = [];
  for await (const { key } of world.store.files.list(`spoken/${itemId}/`)) keys.push(key);
  return keys;
};

describe('a card read aloud', () => {
  it('is not there before somebody asked for it, and then served by parts and by its tag', async () => {
    const { slug } = await createProcessedItem(world.store, { title: 'Aloud' });
    const url = `/media-files/${slug}/summary_1`;
    expect((await world.ask(url, { method: 'HEAD' })).status).toBe(404);
    const made = await make(`${slug}/summary_1`);
    expect([made.status, made.body]).toEqual([200, { url }]);

    const head = await world.ask(url, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-type')).toBe('audio/mpeg');
    expect(head.headers.get('cache-control')).toContain('no-cache');
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(2_000);
    const part = await world.ask(url, { headers: { range: 'bytes=0-2' } });
    expect([part.status, part.text]).toEqual([206, 'ID3']);
    const etag = head.headers.get('etag') ?? '';
    expect((await world.ask(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  // D83: `summary` and `summary_id`, or `text` and `key`.
  it('is named by key with its text as well as by summary_id', async () => {
    const { slug } = await createProcessedItem(world.store, { title: 'By key' });
    const by = (json: object) => world.ask(path, { method: 'POST', json });
    const [card, other] = [`${slug}/summary_0`, `${slug}/summary_1`];
    expect(await by({ key: card, text: 'The words of the card.' })).toMatchObject({
      status: 200,
      body: { url: `/media-files/${card}` },
    });
    expect((await by({ key: card, summary_id: card })).status).toBe(200);
    for (const json of [{}, { text: 'No card.' }, { key: 'summary_1' }, { key: card, summary_id: other }])
      expect([json, (await by(json)).status]).toEqual([json, 400]);
  });

  it('says the stored text, whatever text is sent, and is made once however many ask', async () => {
    const { slug, id } = await createProcessedItem(world.store, { title: 'Once' });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => make(`${slug}/summary_0`, { summary: `Say this ${index}.` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await recordings(id)).toHaveLength(1);
  });

  it('is no longer there when its text has changed, and made anew', async () => {
    const { slug, id } = await createProcessedItem(world.store, { title: 'Changing' });
    const url = `/media-files/${slug}/summary_0`;
    await make(`${slug}/summary_0`);
    const before = (await world.ask(url, { method: 'HEAD' })).headers.get('etag');
    const summary = await world.store.summaries.latest(id, 2);
    if (summary === null) throw new Error('there is no summary');
    const keyInsights = [{ text: 'Something else was said.', verbatim: false, citations: [] }];
    const overview = { keyInsights, whyItMatters: [] };
    await world.store.summaries.save({ itemId: id, version: 2, madeBy: summary.madeBy, overview });
    expect((await world.ask(url, { method: 'HEAD' })).status).toBe(404);
    expect((await make(`${slug}/summary_0`)).status).toBe(200);
    expect((await world.ask(url, { method: 'HEAD' })).headers.get('etag')).not.toBe(before);
  });

  it('is the recording that the digest made of it', async () => {
    const session = await world.becomeAdmin();
    const { slug, id } = await createProcessedItem(world.store, { title: 'Of the digest' });
    await world.ask(`/v2/episode/rebuild_digest?uuid=${id}`, { session });
    await until(async () => (await world.store.digests.find(id)) !== null);
    const spoken = await recordings(id);
    expect((await world.ask(`/media-files/${slug}/summary_1`, { method: 'HEAD' })).status).toBe(200);
    expect((await make(`${slug}/summary_1`)).status).toBe(200);
    expect(await recordings(id)).toEqual(spoken);
    const { body } = await world.ask(`/v2/content/${slug}`);
    const item: unknown = body['item'];
    expect(item).toMatchObject({
      audio_digest: {
        audio: [
          { title: 'combined', url: expect.stringContaining('/media-files/spoken/') },
          { title: 'Insights and Key Takeaways' },
          { title: 'The reserve' },
        ],
        chapters: [
          { card: 0, start: 0 },
          { card: 1, title: 'The reserve' },
        ],
      },
    });
  });

  it('is refused in words where there is none to read', async () => {
    const { slug } = await createProcessedItem(world.store, { title: 'Cards' });
    const { item: plain } = await world.store.items.insertOrFind({
      kind: 'episode',
      title: 'Plain',
      nextStage: null,
    });
    const { slug: german } = await createProcessedItem(world.store, { title: 'Deutsch', language: 'de' });
    const answers = await Promise.all(
      ['nobody/summary_0', `${slug}/summary_99`, `${plain.slug}/summary_0`, `${german}/summary_0`].map((id) =>
        make(id),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual([
      [404, 'item.not-found'],
      [404, 'speech.card-not-found'],
      [409, 'speech.no-summary'],
      [409, 'speech.language'],
    ]);
    expect((await make('summary_1')).status).toBe(400);
    for (const key of [`${slug}/summary_99`, 'nobody/summary_0', `${german}/summary_0`])
      expect((await world.ask(`/media-files/${key}`)).status).toBe(404);
  });
});

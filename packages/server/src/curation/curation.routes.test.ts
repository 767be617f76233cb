import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, openWorld, until, type World } from '../testing/world.ts';

let world: World;
let session: string;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  session = await world.becomeAdmin();
});
afterAll(() => world.end());

const get = (path: string): Promise<Answer> => world.ask(path, { session });
const post = (path: string, json: object): Promise<Answer> =>
  world.ask(path, { method: 'POST', json, session });
const itemOf = async (slug: string): Promise<Record<string, unknown>> => {
  const { body } = await get(`/v2/content/${slug}`);
  return Object(body['item']);
};
const statusOf = async (id: string) => (await world.store.items.findById(id))?.item.status;
const settled = (id: string) =>
  until(async () => {
    const itemWithShow = await world.store.items.findById(id);
    return itemWithShow?.item.nextStage === null || itemWithShow?.item.status === 'FAILED';
  });

describe('the score', () => {
  it('is set by both verbs, within 0 and 100, and shown at once', async () => {
    const { id, slug } = await createProcessedItem(world.store, { title: 'Scored' });
    expect((await get(`/v2/episode/set_score?uuid=${id}&score=70`)).body).toEqual({ uuid: id, score: 70 });
    expect(await itemOf(slug)).toMatchObject({ score: 70 });
    expect((await post('/v2/episode/set_score', { uuid: id, score: 0 })).status).toBe(200);
    expect(await itemOf(slug)).toMatchObject({ score: 0 });
    for (const score of [101, -1, 3.5, 'many', '', null, false, []])
      expect((await post('/v2/episode/set_score', { uuid: id, score })).status).toBe(400);
    expect((await get(`/v2/episode/set_score?uuid=${crypto.randomUUID()}&score=1`)).status).toBe(404);
  });

  it('is not changed by a page that is not ours', async () => {
    const { id, slug } = await createProcessedItem(world.store, { title: 'Unscored' });
    const headers = { 'sec-fetch-site': 'cross-site' };
    const path = `/v2/episode/set_score?uuid=${id}&score=70`;
    expect((await world.ask(path, { session, headers })).status).toBe(403);
    expect(await itemOf(slug)).toMatchObject({ score: null });
  });
});

describe('highlights', () => {
  it('are approved one by one or all together, and shown so at once', async () => {
    const { id, slug } = await createProcessedItem(world.store, { title: 'Quoted' });
    const read = async () => (await world.ask(`/v2/episode/get_episode_highlights?slug=${slug}`)).body;
    const [first] = await world.store.highlights.ofItem(id);
    const highlight = first?.id ?? '';
    const one = await post('/v2/episode/approve_highlights', { uuid: id, approved: true, highlight });
    expect(one.body).toMatchObject({ highlights: [{ id: highlight, approved: true }] });
    expect(await read()).toEqual(one.body);
    await get(`/v2/yt_video/approve_highlights?uuid=${id}&approved=false`);
    expect(await read()).toMatchObject({ highlights: [{ approved: false }] });
    expect(await itemOf(slug)).toMatchObject({ summaries: [{ highlights: [{ approved: false }] }] });
    const other = { uuid: id, approved: true, highlight: crypto.randomUUID() };
    expect((await post('/v2/episode/approve_highlights', other)).status).toBe(404);
  });

  it('are chosen again without the rest being lost or done twice', async () => {
    const { id } = await createProcessedItem(world.store, { title: 'Again' });
    const before = await world.store.assertions.ofItem(id);
    const analysis = (await world.store.summaries.latest(id, 2))?.analysis;
    await world.store.transaction((tx) => tx.highlights.replace(id, 2, []));
    expect((await get(`/v2/episode/rebuild_highlights?uuid=${id}`)).body).toEqual({
      message: 'The highlights are being chosen again.',
    });
    await settled(id);
    expect(await statusOf(id)).toBe('ASSERTIONS_COMPLETE');
    expect(await world.store.assertions.ofItem(id)).toEqual(before);
    expect((await world.store.summaries.latest(id, 2))?.analysis).toEqual(analysis);
    expect((await world.store.statusHistory.ofItem(id)).map(({ stage }) => stage)).not.toContain('analysis');
  });

  it('are not chosen where there is no summary', async () => {
    const { item } = await world.store.items.insertOrFind({
      kind: 'episode',
      title: 'Bare',
      nextStage: null,
    });
    const refused = await get(`/v2/episode/rebuild_highlights?uuid=${item.id}`);
    expect([refused.status, refused.body['code']]).toEqual([409, 'curation.without-summary']);
    expect(await statusOf(item.id)).toBe('NOT_STARTED');
  });
});

describe('the document of an analysis', () => {
  it('is sanitized on its way in, shown with the summary, and taken back', async () => {
    const { id, slug } = await createProcessedItem(world.store, { title: 'Written' });
    const html =
      '<h2 onclick="x()">Ours</h2><script>alert(1)</script><p style="color:red">A <a href="javascript:x">b</a></p><img src=x onerror=alert(1)>';
    const saved = await post('/v2/episode/save_html_document', { uuid: id, html_document: html });
    expect(saved.body).toMatchObject({ message: 'The document is saved.' });
    const [summary] = Object(await itemOf(slug)).summaries;
    expect(summary.html_document).toContain('<h2>Ours</h2>');
    expect(summary.html_document).not.toMatch(/script|onclick|onerror|javascript|style/);
    await post('/v2/video/save_html_document', { uuid: id, html_document: ' ' });
    expect(await itemOf(slug)).toMatchObject({ summaries: [{ html_document: null }] });
  });

  it('may be long, and not longer', async () => {
    const { id, slug } = await createProcessedItem(world.store, { title: 'Long' });
    const long = `<p>${'ö'.repeat(400_000)}</p>`;
    expect((await post('/v2/episode/save_html_document', { uuid: id, html_document: long })).status).toBe(
      200,
    );
    expect(await itemOf(slug)).toMatchObject({ summaries: [{ html_document: long }] });
    const longer = { uuid: id, html_document: 'a'.repeat(1_000_001) };
    expect((await post('/v2/episode/save_html_document', longer)).status).toBe(400);
    const longest = { uuid: id, html_document: 'a'.repeat(5_000_000) };
    expect((await post('/v2/episode/save_html_document', longest)).status).toBe(413);
  });
});

describe('an analysis', () => {
  it('is made again from the lines, joined where it is under way, and spared where it need not be', async () => {
    const { id, slug } = await createProcessedItem(world.store, { title: 'Analysed' });
    const json = { slug, recipient: 'General audience', graph: {} };
    expect((await post('/v2/article/trigger_analysis', { ...json, force: false })).body).toEqual({
      message: 'This was done already.',
    });
    expect((await post('/v2/episode/trigger_analysis', json)).body).toEqual({
      message: 'The analysis has begun.',
    });
    const input = (options: string) =>
      get(`/v2/document/analyze/${id}?${new URLSearchParams({ options, force: 'true' })}`);
    for (const options of ['{"page_ranges":"9-3"}', '{"summary_detail":0.27}', '{', '[]', 'null'])
      expect([options, (await input(options)).status]).toEqual([options, 400]);
    expect((await input('{"flavor":"Private_Equity"}')).status).toBe(200);
    await settled(id);
    expect(await statusOf(id)).toBe('ASSERTIONS_COMPLETE');
    expect((await world.store.summaries.latest(id, 2))?.outline?.chapters[0]?.title).not.toBe('The reserve');
  });

  // Core specification, line 196, and of administration, line 207: options of a request are followed.
  it('under way begins again where it is to be read otherwise, and is joined where it is not', async () => {
    const { id, slug } = await createProcessedItem(world.store, { title: 'Read otherwise' });
    await world.store.items.restart({ itemId: id, stage: 'outline', status: 'NOT_STARTED' });
    const analyze = async (options: object) =>
      (await post('/v2/episode/trigger_analysis', { slug, ...options })).body['message'];
    expect(await analyze({})).toBe('This is under way already.');
    expect(await analyze({ flavor: 'Private_Equity' })).toBe('The analysis has begun.');
    await settled(id);
    const { item } = (await get(`/v2/content/${slug}`)).body;
    expect(item).toMatchObject({ analysis_options: { flavor: 'Private_Equity' } });
  });

  it('refuses a field that it does not know', async () => {
    const { slug } = await createProcessedItem(world.store, { title: 'Misspelled' });
    const { status, body } = await post('/v2/episode/trigger_analysis', { slug, flavour: 'Private_Equity' });
    expect([status, body['message']]).toEqual([400, 'Unknown field: "flavour".']);
  });

  it('is made as is wanted: in detail, of some pages, for another reader', async () => {
    const said = [
      'The board of page PAGE moved 4 percent of the fund into investment grade bonds.',
      'Real estate managers asked the trustees of page PAGE for a longer pacing plan.',
      'Infrastructure returned 11 percent in the year that page PAGE tells of.',
      'Actuaries told page PAGE that the discount rate falls to 6.8 percent.',
      'Private credit fees rose by a quarter, which page PAGE calls the largest cost.',
      'The consultant of page PAGE recommends a hedge against inflation next spring.',
      'Members of page PAGE voted five to two against a new emerging markets mandate.',
      'Custody moves to another bank because page PAGE found errors in 3 reports.',
    ];
    const text = (page: number) => said.map((words) => words.replace('PAGE', String(page)));
    const { item } = await world.store.items.insertOrFind({
      ...{ kind: 'document', title: 'Packet', nextStage: 'speakers', pageCount: 3 },
    });
    const lines = [1, 2, 3].flatMap((page) => text(page).map((words) => ({ text: words, page })));
    await world.store.transaction((tx) => tx.segments.replace(item.id, lines));
    await world.pipeline.retry(item.id, { from: 'speakers' });
    await settled(item.id);
    const outline = async () => (await world.store.summaries.latest(item.id, 2))?.outline?.chapters ?? [];
    const reported = async () =>
      (await outline()).flatMap(({ summary, takeaways }) => [...summary, ...takeaways]).length;
    const usual = await reported();
    const analyse = (json: object) => post('/v2/episode/trigger_analysis', { slug: item.slug, ...json });

    expect((await analyse({ summary_detail: 1 })).status).toBe(200);
    await settled(item.id);
    expect(await reported()).toBeGreaterThan(usual);
    expect((await analyse({ flavor: 'Private_Equity', page_ranges: ' 2 ' })).status).toBe(200);
    await settled(item.id);
    expect(
      new Set(
        (await outline()).flatMap(({ summary }) => summary.map(({ text }) => /page \d/.exec(text)?.[0])),
      ),
    ).toEqual(new Set(['page 2']));
    expect((await outline()).at(0)?.firstSegment).toBe(8);
    expect(await itemOf(item.slug)).toMatchObject({
      analysis_options: { flavor: 'Private_Equity', summary_detail: 1, page_ranges: '2' },
    });

    const before = await outline();
    expect((await analyse({ tldr_only: true, summary_detail: 0.5 })).status).toBe(200);
    await settled(item.id);
    expect(await outline()).toEqual(before);
    for (const wrong of [
      { page_ranges: '9-3' },
      { page_ranges: '0' },
      { page_ranges: '1,,2' },
      { page_ranges: '1-999999' },
      { summary_detail: 1.05 },
      { summary_detail: 0.33 },
      { flavor: 'Hedge' },
    ])
      expect([wrong, (await analyse(wrong)).status]).toEqual([wrong, 400]);
    const answer = await get(
      `/v2/document/analyze/${item.id}?summary_detail=0.25&page_ranges=1-3&tldr_only=true`,
    );
    expect(answer.status).toBe(200);
    await settled(item.id);
  });

  it('is refused in words for an item that failed before it had words', async () => {
    const { item } = await world.store.items.insertOrFind({
      kind: 'episode',
      title: 'Unread',
      nextStage: 'transcript',
      status: 'FAILED',
    });
    await world.store.transaction((tx) =>
      tx.segments.replace(item.id, [{ text: 'Words of an older run that were kept.' }]),
    );
    const refused = await post('/v2/episode/trigger_analysis', { slug: item.slug });
    expect([refused.status, refused.body['code']]).toEqual([409, 'ingest.stage_not_reached']);
  });
});

describe('an item that is cleaned', () => {
  it('is cut again where its transcript is kept, with all that follows', async () => {
    const text = Array.from(
      { length: 30 },
      (_, index) =>
        `Ada Byron: The board of Halvern moved ${index + 2} percent of the fund into bonds in ${1990 + index}.`,
    ).join('\n\n');
    const content = (async function* () {
      yield new TextEncoder().encode(text);
    })();
    const { items } = await world.pipeline.ingestFile({ name: 'board.txt', content });
    const id = items[0]?.id ?? '';
    await settled(id);
    const before = await world.store.segments.ofItem(id);
    expect((await get(`/v2/admin/clean_episode/${items[0]?.slug}`)).body).toEqual({
      message: 'The transcript is being cut again.',
    });
    await settled(id);
    expect(await statusOf(id)).toBe('ASSERTIONS_COMPLETE');
    expect(await world.store.segments.ofItem(id)).toEqual(before);
    const stages = (await world.store.statusHistory.ofItem(id)).filter(({ run }) => run === 2);
    expect(stages.map(({ stage }) => stage)).not.toContain('acquire');
    const retried = await post('/v2/episode/retry_transcribe', { slug: items[0]?.slug, from: 'analysis' });
    expect(retried.status).toBe(200);
    await settled(id);
    const last = (await world.store.statusHistory.ofItem(id)).filter(({ run }) => run === 3);
    expect(new Set(last.map(({ stage }) => stage))).toEqual(
      new Set(['analysis', 'proceedings', 'assertions']),
    );
    expect((await post('/v2/episode/retry_transcribe', { slug: items[0]?.slug, from: 'x' })).status).toBe(
      400,
    );
  });
});

describe('a digest', () => {
  it('is refused in words where digests are turned off', async () => {
    const { id } = await createProcessedItem(world.store, { title: 'Silent' });
    const refused = await get(`/v2/episode/rebuild_digest?uuid=${id}`);
    expect([refused.status, refused.body['code']]).toEqual([409, 'speech.digest-off']);
  });
});

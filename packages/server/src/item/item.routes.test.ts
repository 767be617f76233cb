import type { Item as PublicItem } from '@ecco/contract';
import { createProcessedItem } from '@ecco/factories/rows';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let item: Item;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  item = await createProcessedItem(world.store);
});
afterAll(() => world.end());

const episode = async (): Promise<PublicItem> => {
  const { text } = await world.ask(`/v2/episode/${item.slug}`);
  return JSON.parse(text).episode;
};

describe('an item', () => {
  it('comes with its first transcript page, names resolved, and the number of lines', async () => {
    const result = await episode();
    expect(result).toMatchObject({ uuid: item.id, content_total: 150, processed: true, progress: 100 });
    expect(result.content).toHaveLength(100);
    expect(result.content[3]).toMatchObject({ content_id: 3, speaker: 'Ada Verity', start_time: '0:00:12' });
    expect(result.content[4]).toMatchObject({ speaker: 'B', speaker_label: 'B' });
  });

  it('cites by line and second, and drops what leads nowhere', async () => {
    const { summaries, assertions, entities } = await episode();
    const [summary] = summaries;
    expect(summary).toMatchObject({ version: 2, made_by: 'built-in 1.0' });
    expect(summary?.overview?.key_insights[0]?.citations[0]).toMatchObject({
      item: { uuid: item.id, slug: item.slug, kind: item.kind, title: item.title },
      content_id: 7,
      start_timestamp: 28,
    });
    expect(summary?.overview?.key_insights[1]?.citations).toEqual([]);
    expect(summary?.items[0]).toMatchObject({ content_id: 5, relevancy_score: 82, start_timestamp: 20 });
    expect(summary?.analysis?.key_topics[0]?.places[1]).toBeCloseTo(0.5, 2);
    expect(assertions[0]).toMatchObject({ theme_id: 2, theme_name: 'Performance & NAV' });
    expect(entities[0]).toMatchObject({ entity_type: 'organisation', content_id: 7 });
  });

  // Core specification, line 108: the shapes of an item of a summary.
  it('tells each chapter in the shapes that programs know: a chunk, its words alone, and insights', async () => {
    const [chapter] = (await episode()).summaries[0]?.items ?? [];
    const [sentence] = chapter?.summary ?? [];
    expect(sentence?.text).not.toBe('');
    expect(chapter).toMatchObject({
      combined_chunk: { title: chapter?.title, start_time: '0:00:20', summary: sentence?.text },
      summary_info: { summary: sentence?.text, takeaways: [] },
      insights: [],
    });
    expect(chapter?.combined_chunk.end_time).toMatch(/^\d+:\d\d:\d\d$/u);
  });

  it('of a meeting has its proceedings in a call of their own, and says how many there are', async () => {
    const { proceedings } = await episode();
    expect(proceedings).toEqual({ agenda: 1, decisions: 1, signals: 1, unnamed_votes: 0 });
    const { text } = await world.ask(`/v2/content/${item.slug}/proceedings`);
    const { agenda, decisions, signals } = JSON.parse(text);
    expect(agenda[0]).toMatchObject({ index: 0, number: '1', state: 'failed', citation: { content_id: 7 } });
    expect(decisions[0]).toMatchObject({
      moved_by: null,
      seconded_by: { value: 'Ada Verity', certainty: 'inferred', citation: { start_timestamp: 28 } },
      yes: { value: 3, certainty: 'stated' },
      ballots: [{ name: 'Ada Verity', ballot: 'yes', citation: { content_id: 7 } }],
      agenda_item: 0,
    });
    expect(signals[0]).toMatchObject({
      stage: { value: 'rejected' },
      amount: { value: { currency: 'USD' } },
    });
  });

  it('shows who speaks when as fractions of the whole', async () => {
    const [ada] = (await episode()).speakers;
    expect(ada).toMatchObject({ name: 'Ada Verity', segments: 50, evidence: { content_id: 7 } });
    expect(ada?.share).toBeCloseTo(1 / 3, 1);
    expect(ada?.runs[0]).toEqual([0, 0.0065]);
    expect(ada?.runs).toHaveLength(50);
  });

  it('answers on the address of its kind only', async () => {
    const uuid = item.id;
    const statuses = await Promise.all(
      [
        `/v2/content/${uuid}`,
        `/v2/content/${item.slug}`,
        `/v2/episode/${item.slug}`,
        `/v2/media/${item.slug}`,
        `/v2/document/${uuid}`,
        `/v2/article?slug=${item.slug}`,
        `/v2/org/earnings?uuid=${uuid}`,
      ].map(async (path) => (await world.ask(path)).status),
    );
    expect(statuses).toEqual([200, 200, 200, 404, 404, 404, 404]);
  });

  it.each([
    ['video', (slug: string) => `/v2/media/${slug}`, 'video'],
    ['article', (slug: string) => `/v2/article?slug=${slug}`, 'article'],
    ['document', (_: string, uuid: string) => `/v2/document/${uuid}`, 'document'],
    ['earnings', (_: string, uuid: string) => `/v2/org/earnings?uuid=${uuid}`, 'earnings'],
  ] as const)('is a %s where it is one', async (kind, path, key) => {
    const other = await createProcessedItem(world.store, { kind, title: `A ${kind}`, lines: 3 });
    const { status, body } = await world.ask(path(other.slug, other.id));
    expect(status).toBe(200);
    expect(body[key]).toMatchObject({ kind, uuid: other.id });
  });

  it('is told under the further names that its kind goes by', async () => {
    const { show } = await world.store.shows.upsert({
      kind: 'publication',
      slug: 'The Plan Post',
      name: 'The Plan Post',
      feedUrl: null,
    });
    const details = { publishedAt: new Date('2026-03-04T10:00:00Z'), author: 'Iris Calder', timeToReadS: 61 };
    const sourceUrl = 'https://post.example/fees';
    const read = await createProcessedItem(world.store, {
      kind: 'article',
      sourceUrl,
      showId: show.id,
      ...details,
    });
    const { body } = await world.ask(`/v2/article?slug=${read.slug}`);
    expect(body['article']).toMatchObject({
      url: sourceUrl,
      published_date: '2026-03-04T10:00:00.000Z',
      authors: ['Iris Calder'],
      publication: { slug: show.slug, name: 'The Plan Post' },
      timeToRead: 61,
      video_id: null,
    });
    const paper = await createProcessedItem(world.store, { kind: 'document', pageCount: 12 });
    const document = (await world.ask(`/v2/document/${paper.id}`)).body['document'];
    expect(document).toMatchObject({ meta_data: { document_page_count: 12 }, document_type: null });
    const video = { site: 'youtube', id: 'abcdefghijk', url: 'https://www.youtube.com/watch?v=abcdefghijk' };
    const seen = await createProcessedItem(world.store, { kind: 'video', meta: { video } });
    expect((await world.ask(`/v2/media/${seen.slug}`)).body['video']).toMatchObject({
      video_id: 'abcdefghijk',
    });
  });

  it('gives its transcript in runs', async () => {
    const { body } = await world.ask(`/v2/content/${item.id}/transcript?from=140&limit=50`);
    expect(body).toMatchObject({ from: 140, total: 150 });
    expect(body['segments']).toHaveLength(10);
    expect((await world.ask(`/v2/content/${item.id}/transcript?limit=1001`)).status).toBe(400);
  });

  it('has its summaries narrowed by version', async () => {
    const { body } = await world.ask(`/v2/content/${item.id}?version=1`);
    expect(body['item']).toMatchObject({ summaries: [] });
  });

  it('stands in the library by kind', async () => {
    const { body } = await world.ask('/v2/library?kind=episode&per_page=1');
    expect(body).toMatchObject({ pagination: { page: 1, per_page: 1, total: 1, pages: 1 } });
    expect((await world.ask('/v2/library?kind=nonsense')).body).toMatchObject({
      issues: [{ path: 'kind.0' }],
    });
  });
});

describe('running an item again', () => {
  it('is for admins, by both verbs, and shows its new status', async () => {
    const path = `/v2/episode/retry_transcribe?slug=${item.slug}`;
    expect((await world.ask(path)).status).toBe(401);
    const session = await world.becomeAdmin();
    expect((await world.ask(path, { session, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(
      403,
    );
    const { status, body } = await world.ask('/v2/episode/retry_transcribe', {
      method: 'POST',
      json: { slug: item.slug },
      session,
    });
    expect(status).toBe(200);
    expect(body['episode']).not.toMatchObject({ processing_status: 'ASSERTIONS_COMPLETE' });
  });
});

it('an item tells a reader first what they need to know, and says so to them alone', async () => {
  const keyOf = async (session?: string) => {
    const { text } = await world.ask(`/v2/episode/${item.slug}`, session === undefined ? {} : { session });
    const { overview, analysis }: PublicItem['summaries'][number] = JSON.parse(text).episode.summaries[0];
    return {
      insights: overview?.key_insights.map(({ text: statement, need }) => [statement, need]),
      tldr: analysis?.tldr,
    };
  };
  const session = await world.becomeMember('reader@fund.example');
  const json = { prompt_type: 'profile_prompt', prompt_text: 'Anything about where it leads; timber' };
  await world.ask('/v2/user/update_prompt_context', { method: 'POST', json, session });
  const { insights, tldr } = await keyOf(session);
  expect(insights).toEqual([
    ['Leads nowhere.', 'Anything about where it leads'],
    ['The reserve was named.', undefined],
  ]);
  expect(tldr?.items.map(({ need }) => need)).toEqual([undefined]);
  expect((await keyOf()).insights).toEqual([
    ['The reserve was named.', undefined],
    ['Leads nowhere.', undefined],
  ]);
});

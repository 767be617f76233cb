import type { Organization } from '@ecco/domain';
import { createItem, createList, createOrganization, createProcessedItem } from '@ecco/factories/rows';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

const day = 86_400_000;
const today = () => new Date().toISOString().slice(0, 10);
const longAgo = '2020-05-08';

let world: World;
let token: string;
let member: string;
let fund: Organization;
let briefItem: Item;
let hub: string;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off', DIGEST: 'on' });
  member = await world.becomeMember();
  token = String((await world.ask('/v2/session')).body['app_token']);
  const { store } = world;
  fund = await createOrganization(store, { name: 'Cobble Teachers' });
  briefItem = await createProcessedItem(store, {
    title: 'On *ferries*',
    publishedAt: new Date(Date.now() - day),
  });
  const old = await createItem(store, { title: 'Before', publishedAt: new Date(`${longAgo}T12:00:00Z`) });
  for (const { id } of [briefItem, old])
    await store.graph.connect({
      organizationId: fund.id,
      edge: 'PRODUCES_MEDIA',
      target: { kind: 'item', id },
      provenance: 'hand',
    });
  await store.links.relateOrganization(fund.id);
  const { body } = await call('/v2/episode_list', {
    method: 'POST',
    json: { title: 'Ferry money', org_slugs: [fund.slug] },
    session: member,
  });
  hub = String(body['uuid']);
});
afterAll(() => world.end());

const call = (path: string, options: Parameters<World['ask']>[1] = {}) =>
  world.ask(path, { ...options, headers: { 'x-app-token': token } });
const brief = (more = '') => call(`/v2/episode_list/${hub}/brief${more}`, { session: member });
const speak = (json: object = {}) =>
  call(`/v2/episode_list/${hub}/brief/audio`, { method: 'POST', json, session: member });

describe('the brief of a hub', () => {
  it('tells what came in the last seven days, each sentence with its place', async () => {
    const { status, body } = await brief();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Ferry money',
      to: today(),
      from: new Date(Date.parse(today()) - 6 * day).toISOString().slice(0, 10),
      item_count: 1,
      signal_count: 0,
      audio: null,
      items: [
        {
          slug: briefItem.slug,
          sentences: [{ text: 'The reserve was named.', citations: [{ item: { slug: briefItem.slug } }] }],
        },
      ],
    });
  });

  it('tells of the week that ends with a day, where one is asked for; without summaries only what came', async () => {
    const { body } = await brief(`?to=${longAgo}`);
    expect(body).toMatchObject({
      from: '2020-05-02',
      item_count: 1,
      items: [{ title: 'Before', sentences: [] }],
    });
    expect((await brief('?to=2020-05-07')).body).toMatchObject({ items: [], newest: null });
    expect((await brief('?to=2020-06-30')).body).toMatchObject({ items: [], newest: longAgo });
    for (const none of ['2020-02-30', 'tomorrow', '20200508'])
      expect((await brief(`?to=${none}`)).status).toBe(400);
  });

  it('reaches back as far as is asked, and tells what its items tell though nobody of them is followed', async () => {
    const { store } = world;
    const dated = await createItem(store, { title: 'In spring', publishedAt: new Date('2021-03-01') });
    const undated = await createItem(store, { title: 'Without a date', publishedAt: null });
    const said = { segmentId: 's', quote: 'so moved', startMs: null, endMs: null, page: null };
    const none = {
      ...{ who: null, manager: null, vehicle: null, assetClass: null, strategy: null, consultant: null },
      ...{ person: null, amount: null, measure: null, decided: null, effective: null },
    };
    const signal = {
      ...none,
      kind: 'commitment' as const,
      sentence: { text: 'They commit to timber.', verbatim: true, citations: [said] },
      stage: { value: 'approved' as const, certainty: 'stated' as const, citation: said },
      places: [said],
    };
    await store.proceedings.replace(dated.id, { agenda: [], decisions: [], signals: [signal] });
    while ((await store.transaction((tx) => tx.ledger.gather(50))).length > 0);
    const list = await createList(store, { itemIds: [dated.id, undated.id] });
    const read = async (more: string) =>
      (await call(`/v2/episode_list/${list.id}/brief?${more}`, { session: member })).body;
    expect(await read('to=2021-05-01')).toMatchObject({ item_count: 0, signal_count: 0 });
    expect(await read('to=2021-05-01&period=quarter')).toMatchObject({
      item_count: 1,
      signals: [{ kind: 'commitment' }],
    });
    expect(await read('period=all')).toMatchObject({
      period: 'all',
      from: null,
      item_count: 2,
      signal_count: 1,
    });
    expect((await call(`/v2/episode_list/${list.id}/brief?period=decade`)).status).toBe(400);
  });

  it('leaves out sentences whose words are gone', async () => {
    const item = await createProcessedItem(world.store, {
      title: 'Cut',
      publishedAt: new Date('2021-01-05'),
    });
    const list = await createList(world.store, { itemIds: [item.id] });
    await world.store.segments.replace(item.id, [{ text: 'Other words.' }]);
    const { body } = await call(`/v2/episode_list/${list.id}/brief?to=2021-01-05`, { session: member });
    expect(body['items']).toMatchObject([{ title: 'Cut', sentences: [] }]);
  });

  it('is one Markdown file with a link to each place, in which nothing of a source is markup', async () => {
    const { body } = await call(`/v2/episode_list/${hub}/brief/markdown`, { session: member });
    expect(body['name']).toBe(`ferry-money-${today()}.md`);
    const markdown = String(body['markdown']);
    expect(markdown).toContain('# Ferry money\n');
    expect(markdown).toContain(`### [On \\*ferries\\*](`);
    expect(markdown).toMatch(/- The reserve was named\. \((?:.+, )?\[0:00:28\]\(http.+content_id=7\)\)/);
    const { body: empty } = await call(`/v2/episode_list/${hub}/brief/markdown?to=2019-01-01`, {
      session: member,
    });
    expect(empty['markdown']).toContain('Nothing published in this period.');
  });

  it('is read aloud once for all who ask, with a chapter for each item, and anew when it says something else', async () => {
    const answers = await Promise.all([speak(), speak(), speak()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first] = answers.map(({ body }) => body);
    expect(first).toMatchObject({
      chapters: [{ title: 'Halvern', start: 0 }, { title: 'On *ferries*' }],
      left_out: 0,
    });
    expect((await brief()).body['audio']).toEqual(first);
    const sound = await world.ask(String(first?.['url']), {
      headers: { range: 'bytes=0-2' },
      session: member,
    });
    expect([sound.status, sound.text]).toEqual([206, 'ID3']);

    await call(`/v2/episode_list/${hub}`, { method: 'PUT', json: { title: 'Ferries' }, session: member });
    expect((await brief()).body['audio']).toBeNull();
    expect((await speak()).body['url']).not.toBe(first?.['url']);
  });

  it('is heard by whoever may read the hub, and once it is taken back by nobody else who holds the address', async () => {
    const { body } = await speak();
    const url = String(body['url']);
    const other = await world.becomeMember();
    const hear = async (session?: string, method = 'GET') =>
      world.ask(url, { method, ...(session === undefined ? {} : { session }) });
    const shared = await hear();
    expect([shared.status, shared.headers.get('cache-control')]).toEqual([
      200,
      'private, no-cache, no-transform',
    ]);
    const sharing = { method: 'PUT', session: member };
    await call(`/v2/episode_list/${hub}/sharing`, { ...sharing, json: { link: false } });
    for (const reader of [undefined, other])
      for (const method of ['GET', 'HEAD']) expect((await hear(reader, method)).status).toBe(403);
    expect((await hear(member)).status).toBe(200);
    expect((await world.ask(url.replace('/media-files/briefs/', '/media-files/briefs%2F'))).status).toBe(403);
    await call(`/v2/episode_list/${hub}/sharing`, { ...sharing, json: { link: true } });
    expect((await hear(other)).status).toBe(200);
  });

  it('is not read aloud where there is nothing to say', async () => {
    const { status, body } = await speak({ to: '2019-01-01' });
    expect([status, body['code']]).toEqual([409, 'speech.no-summary']);
  });

  it('is kept from whom the hub is kept from', async () => {
    const path = `/v2/episode_list/${hub}`;
    await call(`${path}/sharing`, { method: 'PUT', json: { link: false }, session: member });
    for (const what of ['/brief', '/brief/markdown']) expect((await call(path + what)).status).toBe(403);
    expect((await call(`${path}/brief/audio`, { method: 'POST', json: {} })).status).toBe(403);
    expect((await brief()).status).toBe(200);
  });
});

describe('a brief of given days', () => {
  it('tells of the days that are given, whichever is first, and what their items tell of other days', async () => {
    const { store } = world;
    const late = await createProcessedItem(store, {
      title: 'Minutes, published late',
      publishedAt: new Date('2021-03-10T12:00:00Z'),
    });
    const target = { kind: 'item' as const, id: late.id };
    await store.graph.connect({
      organizationId: fund.id,
      edge: 'PRODUCES_MEDIA',
      target,
      provenance: 'hand',
    });
    await store.links.relateOrganization(fund.id);
    const [line] = await store.segments.ofItem(late.id);
    const place = {
      segmentId: line?.id ?? '',
      quote: line?.text ?? '',
      startMs: null,
      endMs: null,
      page: null,
    };
    const said = <Value>(value: Value) => ({ value, certainty: 'stated' as const, citation: place });
    const none = {
      who: null,
      manager: null,
      assetClass: null,
      strategy: null,
      consultant: null,
      person: null,
    };
    await store.proceedings.replace(late.id, {
      agenda: [],
      decisions: [
        {
          ...{
            basis: 'motion',
            movedBy: null,
            secondedBy: null,
            result: said('carried'),
            amended: false,
            move: null,
          },
          ...{
            yes: said(7),
            no: said(0),
            abstain: null,
            ballots: [],
            voteUnread: null,
            amounts: [],
            conditions: [],
          },
          ...{ outcome: { ...place, quote: place.quote.slice(0, 5) }, agendaItem: null },
          motion: { text: 'to adopt the travel policy', verbatim: false, citations: [place] },
        },
      ],
      signals: [
        {
          ...{ ...none, amount: null, measure: null, effective: null, kind: 'commitment', places: [place] },
          ...{ vehicle: said('Larch IV'), decided: said('2021-01-05'), stage: said('approved') },
          sentence: { text: place.quote, verbatim: true, citations: [place] },
        },
      ],
    });
    while ((await store.transaction((tx) => tx.ledger.gather(50))).length > 0);
    const { body } = await brief('?period=custom&from=2021-03-31&to=2021-03-01');
    expect(body).toMatchObject({
      ...{ period: 'custom', from: '2021-03-01', to: '2021-03-31', item_count: 1, signal_count: 1 },
      items: [
        {
          title: 'Minutes, published late',
          decisions: [{ text: expect.stringMatching(/travel policy/i), speaker: null }],
        },
      ],
      signals: [{ vehicle: 'Larch IV', date: '2021-01-05' }],
    });
    const { body: file } = await call(
      `/v2/episode_list/${hub}/brief/markdown?period=custom&from=2021-03-01&to=2021-03-31`,
      { session: member },
    );
    expect(file['markdown']).toMatch(/travel policy/i);
    const { body: empty } = await brief('?period=custom&from=2021-04-01&to=2021-04-30');
    expect(empty).toMatchObject({ item_count: 0, signal_count: 0 });
  });
});

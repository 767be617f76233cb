import type { Signal } from '@ecco/domain';
import { createItem, createList, createOrganization, createShow } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, until, type World } from '../testing/world.ts';

let world: World;
let session: string;
let fund: { id: string; slug: string; name: string };
beforeAll(async () => {
  world = await openWorld();
  session = await world.becomeMember();
  fund = await createOrganization(world.store, {
    name: 'Linden Teachers',
    state: 'OH',
    type: 'PENSION_FUND',
  });
});
afterAll(() => world.end());

const untold = {
  who: null,
  manager: null,
  vehicle: null,
  assetClass: null,
  strategy: null,
  consultant: null,
  person: null,
  amount: null,
  measure: null,
  decided: null,
  effective: null,
};

/** A day so many days ago (UTC): what happened more than a year ago is no news. */
const dayAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** A day as it is told. */
const dayWords = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });

type SignalInput = {
  text: string;
  on: string;
  part: (cite: <Value>(value: Value) => Stated<Value>) => Partial<Signal>;
  /** Whether it is known that the item is the fund's; it is, unless said otherwise. */
  isOwned?: boolean;
  showId?: string;
};
type Stated<Value> = { value: Value; certainty: 'stated'; citation: Signal['places'][number] };

/** An item of the fund that tells one signal in its only line. */
async function addSignal({ text, on, part, isOwned = true, showId }: SignalInput): Promise<string> {
  const { store } = world;
  const publishedAt = new Date(`${on}T12:00:00Z`);
  const item = await createItem(store, {
    title: `Board ${on}`,
    kind: 'meeting',
    publishedAt,
    lines: [{ text }],
    ...(showId && { showId }),
  });
  const [line] = await store.segments.ofItem(item.id);
  const place = { segmentId: line?.id ?? '', quote: text, startMs: null, endMs: null, page: null };
  const cite = <Value>(value: Value): Stated<Value> => ({ value, certainty: 'stated', citation: place });
  const signal: Signal = {
    kind: 'commitment',
    ...untold,
    sentence: { text, verbatim: true, citations: [place] },
    stage: cite('approved'),
    places: [place],
    ...part(cite),
  };
  await store.proceedings.replace(item.id, { agenda: [], decisions: [], signals: [signal] });
  if (!isOwned) return item.id;
  const target = { kind: 'item' as const, id: item.id };
  await store.graph.connect({ organizationId: fund.id, edge: 'PRODUCES_MEDIA', target, provenance: 'hand' });
  await store.links.relateItem(item.id);
  return item.slug;
}
const gather = () => world.store.transaction((tx) => tx.ledger.gather(100));
const ask = (path: string) => world.ask(`/v2/signals${path}`, { session });
const listed = async (path: string) => {
  const { signals } = (await ask(path)).body;
  return Array.isArray(signals) ? signals : [];
};
const money = (value: number) => ({ text: `$${value}`, value, currency: 'USD', terms: null });

describe('signals', () => {
  it('come with who acts, how each field is known, and every source with its words and place', async () => {
    const text = '=We commit $25 million, to "Larch" IV.';
    const slug = await addSignal({
      text,
      on: '2026-05-04',
      part: (cite) => ({ vehicle: cite('Larch IV'), amount: cite(money(25e6)), assetClass: cite('timber') }),
    });
    await addSignal({
      text: 'Larch IV closed at twenty.',
      on: '2026-05-11',
      part: (cite) => ({ vehicle: cite('Larch Four'), amount: cite(money(20e6)), stage: cite('completed') }),
    });
    await gather();
    const [signal] = await listed('');
    expect(signal).toMatchObject({
      kind: 'commitment',
      stage: 'completed',
      date: '2026-05-11',
      date_is: 'told',
      organization: { uuid: fund.id, name: 'Linden Teachers' },
      amount: 20e6,
      asset_group: 'real_assets',
      certainty: { amount: 'stated', vehicle: 'stated' },
      disputed: ['amount'],
      sources: 2,
      tellings: [
        { item: { title: 'Board 2026-05-11' }, amount: { value: { value: 20e6 } } },
        { item: { slug }, places: [{ source_text: text, content_id: 0 }] },
      ],
    });
    expect((await ask(`/${signal.id}`)).body).toMatchObject({ signal: { id: signal.id } });
    expect((await ask('/3f6d2c1e-0000-4000-8000-000000000000')).body['code']).toBe('ledger.signal-not-found');
    expect((await ask('/larch')).status).toBe(400);
  });

  it('are filtered and ordered by the address, and counted by what each choice would leave', async () => {
    await addSignal({
      text: 'A search for a bond manager begins.',
      on: '2026-06-01',
      part: (cite) => ({ kind: 'search', stage: cite('considered') }),
    });
    await gather();
    const kinds = async (path: string) => (await listed(path)).map(({ kind }) => kind);
    expect(await kinds('')).toEqual(['search', 'commitment']);
    expect(await kinds('?sort=-amount')).toEqual(['commitment', 'search']);
    expect(await kinds('?kind=hire,search')).toEqual(['search']);
    expect(await kinds('?stage=completed&asset=real_assets&state=OH')).toEqual(['commitment']);
    expect(await kinds('?amount_min=21000000')).toEqual([]);
    expect(await kinds(`?organization=${fund.slug}&query=larch`)).toEqual(['commitment']);
    expect(await kinds('?from=2026-05-20')).toEqual(['search']);
    expect((await ask('/counts?kind=search')).body).toMatchObject({
      kind: [{ count: 1 }, { count: 1 }],
      stage: [{ value: 'considered', count: 1 }],
      asset: [],
      state: [{ value: 'OH', count: 1 }],
    });
    for (const wrong of ['?kind=gift', '?from=yesterday', '?amount_min=-1', '?per_page=100000', '?state=XX'])
      expect((await ask(wrong)).status).toBe(400);
    expect((await ask('?organization=nobody')).status).toBe(404);
    expect((await ask('?meeting=none')).status).toBe(404);
  });

  it('are a file for a spreadsheet that runs nothing, each row with its quote and place', async () => {
    const { body } = await ask('/export?kind=commitment');
    const [head = '', row = ''] = String(body['csv']).split('\r\n');
    expect(head).toContain('quote,place,source_title,source_date');
    expect(row).toContain('2026-05-11,commitment,completed,Linden Teachers');
    expect(row).toMatch(/\/ep\/|\/event\//);
    expect(body).toMatchObject({ rows: 1, total: 1 });
    expect(String(body['name'])).toMatch(/^signals-\d{4}-\d\d-\d\d\.csv$/);
    await addSignal({ text: '=cmd()', on: '2026-09-01', part: (cite) => ({ manager: cite('@Alder') }) });
    await gather();
    const { csv } = (await ask('/export?query=alder')).body;
    expect(String(csv)).toContain(",'@Alder,");
    expect(String(csv)).toContain(",'=cmd(),");
  });

  it('are quoted in the file by the sentence that tells them, not by the line of its outcome', async () => {
    const motion = 'Commit $9 million to Rowan II.';
    const reported = (cite: <Value>(value: Value) => Stated<Value>): Partial<Signal> => {
      const { citation } = cite(null);
      const outcome = { ...citation, quote: 'The motion carried.' };
      return {
        vehicle: cite('Rowan II'),
        sentence: { text: motion, verbatim: true, citations: [{ ...citation, quote: motion }] },
        places: [outcome, { ...citation, quote: motion }],
      };
    };
    await addSignal({ text: `${motion} The motion carried.`, on: '2026-04-01', part: reported });
    await gather();
    const { csv } = (await ask('/export?query=rowan')).body;
    expect(String(csv)).toContain(`,${motion},`);
  });

  it('say that a fund allocates, in the words that prove it', async () => {
    const recent = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
    await addSignal({
      text: 'We hire Hazel.',
      on: recent,
      part: (cite) => ({ kind: 'hire', manager: cite('Hazel') }),
    });
    await gather();
    const { organization } = (await world.ask(`/v2/org/${fund.slug}`, { session })).body;
    expect(organization).toMatchObject({
      allocating: { is_allocating: true, explanation: { text: 'We hire Hazel.', verbatim: true } },
    });
  });

  it('are kept as a search that tells of new ones', async () => {
    const search = { name: 'Redemptions', query: 'kind=redemption&amount=1000000', tab: 'signals' };
    await world.ask('/v2/saved_searches', { method: 'POST', session, json: search });
    await addSignal({
      text: 'We redeem all.',
      on: '2026-09-02',
      part: (cite) => ({ kind: 'redemption', amount: cite(money(3e6)) }),
    });
    await gather();
    const { body } = await world.ask('/v2/saved_searches', { session });
    expect(body['saved_searches']).toMatchObject([
      { tab: 'signals', query: search.query, new_items: [expect.any(String)] },
    ]);
  });

  it('that an organization tells twice and otherwise are a contradiction among what changed, with both places', async () => {
    const vehicle = 'Rowan Infrastructure II';
    const [earlierDay, laterDay] = [dayAgo(20), dayAgo(19)];
    const versions = [
      { text: 'We commit forty million to Rowan.', on: earlierDay, sum: 40e6 },
      { text: 'We commit forty-five million to Rowan.', on: laterDay, sum: 45e6 },
    ];
    for (const { sum, ...said } of versions) {
      await addSignal({ ...said, part: (cite) => ({ vehicle: cite(vehicle), amount: cite(money(sum)) }) });
      await gather();
    }
    const hub = { title: 'Teachers', org_slugs: [fund.slug] };
    const made = await world.ask('/v2/episode_list', { method: 'POST', session, json: hub });
    const changesOf = async (path: string) => {
      const { lines } = (await world.ask(`/v2/watched/${path}/updates`, { session })).body;
      return (Array.isArray(lines) ? lines : []).filter(({ headline }) => headline.includes(vehicle));
    };
    const rendered = {
      headline: `Commitment approved: ${vehicle}`,
      reason: `Linden Teachers gave two versions of the amount: $40M on ${dayWords(earlierDay)}, $45M on ${dayWords(laterDay)}`,
      places: versions.map(({ text, on }) => ({ title: `Board ${on}`, quote: text })),
    };
    const [ofFund, ...earlier] = await changesOf(`organization/${fund.slug}`);
    expect(ofFund).toMatchObject({ kind: 'contradiction', ...rendered });
    const first = {
      headline: `Commitment approved: $40 million to ${vehicle}`,
      reason: `New signal of ${dayWords(earlierDay)}`,
    };
    expect(earlier).toMatchObject([{ kind: 'signal', ...first, places: [rendered.places[0]] }]);
    const [ofHub] = await changesOf(`hub/${String(made.body['uuid'])}`);
    expect(ofHub).toMatchObject({
      ...rendered,
      headline: `Commitment approved: Linden Teachers, ${vehicle}`,
    });
  });

  it('of whom a hub follows stand behind what it holds where a source of others tells them, and say so', async () => {
    const { store } = world;
    const hire = { kind: 'hire' as const };
    await addSignal({ text: 'Cobble hired Ferrow.', on: '2031-05-02', part: () => hire });
    const other = await createItem(store, {
      title: 'A round-up',
      publishedAt: new Date('2031-05-03T12:00:00Z'),
      lines: [{ text: `${fund.name} hired Wexcombe.` }],
    });
    const [line] = await store.segments.ofItem(other.id);
    const place = { segmentId: line?.id ?? '', quote: line?.text ?? '', startMs: 0, endMs: 1, page: null };
    const cite = <Value>(value: Value): Stated<Value> => ({ value, certainty: 'stated', citation: place });
    const emitted: Signal = {
      ...{ kind: 'hire', ...untold, who: cite(fund.name), stage: cite('completed'), places: [place] },
      sentence: { text: place.quote, verbatim: true, citations: [place] },
    };
    await store.proceedings.replace(other.id, { agenda: [], decisions: [], signals: [emitted] });
    const match = { mentions: 1, segmentId: place.segmentId, sign: null, about: false, names: [fund.name] };
    await store.links.putFound(other.id, {
      organizations: [{ ...match, organizationId: fund.id }],
      people: [],
    });
    await gather();
    const list = await createList(store);
    await store.transaction((tx) =>
      tx.hubs.replaceFollows(list.id, {
        types: ['ORG'],
        follows: [{ type: 'ORG', organizationId: fund.id }],
      }),
    );
    const { body: changed } = await world.ask(`/v2/watched/hub/${list.id}/updates`, { session });
    const lines = Array.isArray(changed['lines']) ? changed['lines'] : [];
    const outside = 'New signal of May 3, 2031 · told by a source outside this watchlist';
    expect(lines.filter(({ reason }) => String(reason).includes('outside this watchlist'))).toHaveLength(1);
    expect(lines).toContainEqual(expect.objectContaining({ reason: 'New signal of May 2, 2031' }));
    expect(lines.at(-1)).toMatchObject({ kind: 'signal', reason: outside });
    const { body: own } = await world.ask(`/v2/watched/organization/${fund.slug}/updates`, { session });
    expect(JSON.stringify(own)).not.toContain('outside this watchlist');

    const { body: whole } = await world.ask('/v2/session', { session });
    const headers = { 'x-app-token': String(whole['app_token']) };
    const { body: brief } = await world.ask(`/v2/episode_list/${list.id}/brief?to=2031-05-03`, {
      headers,
      session,
    });
    expect(brief['signals']).toMatchObject([
      { date: '2031-05-02', outside: false },
      { date: '2031-05-03', outside: true },
    ]);
    const path = `/v2/episode_list/${list.id}/brief/markdown?to=2031-05-03`;
    const { body: file } = await world.ask(path, { headers, session });
    expect(file['markdown']).toContain('told by a source outside this watchlist');
  });

  it('that are told otherwise on the same day say first what was known first', async () => {
    const vehicle = 'Spruce Farmland V';
    const on = dayAgo(15);
    for (const sum of [50e6, 40e6]) {
      const part: SignalInput['part'] = (cite) => ({ vehicle: cite(vehicle), amount: cite(money(sum)) });
      await addSignal({ text: `We commit ${sum} to Spruce.`, on, part });
      await gather();
    }
    const { lines } = (await world.ask(`/v2/watched/organization/${fund.slug}/updates`, { session })).body;
    const [newest] = (Array.isArray(lines) ? lines : []).filter(({ headline }) => headline.includes(vehicle));
    expect(newest.reason).toContain(
      `versions of the amount: $50M on ${dayWords(on)}, $40M on ${dayWords(on)}`,
    );
  });

  it('that were nobody’s are an organization’s once it is said that their item is, or its whole show, and no longer once that is taken back', async () => {
    const show = await createShow(world.store, 'Recordings of the board');
    const part: SignalInput['part'] = (cite) => ({ vehicle: cite('Juniper Water III') });
    const said = { text: 'We commit to Juniper.', on: '2026-09-20', part, isOwned: false };
    const alone = await addSignal(said);
    const ofShow = await addSignal({ ...said, on: '2027-09-20', showId: show.id });
    await gather();
    const owned = async () =>
      (await listed('?query=juniper')).filter(({ organization }) => organization?.uuid === fund.id).length;
    expect(await owned()).toBe(0);
    const admin = await world.becomeAdmin();
    const manage = (path: string, method: string, json?: object) =>
      world.ask(`/v2/manage/org/${fund.id}/${path}`, { method, session: admin, json });
    const targets = [
      { edge_type: 'PRODUCES_MEDIA', target_node_id: alone },
      { edge_type: 'PUBLISHES', target_node_id: show.id },
    ];
    for (const [at, json] of targets.entries()) {
      expect((await manage('connections', 'POST', json)).status).toBe(200);
      await until(async () => (await owned()) === at + 1);
    }
    expect((await manage(`items/${ofShow}`, 'DELETE')).status).toBe(200);
    await until(async () => (await owned()) === 1);
    expect((await manage(`items/${ofShow}`, 'PUT')).status).toBe(200);
    await until(async () => (await owned()) === 2);
  });

  it('say whether their day is that of the decision or that of the source', async () => {
    await addSignal({
      text: 'We commit $8 million to Birch II.',
      on: '2026-05-12',
      part: (cite) => ({ vehicle: cite('Birch II'), decided: cite('2026-05-02') }),
    });
    await gather();
    expect(await listed('?query=birch')).toMatchObject([{ date: '2026-05-02', date_is: 'decided' }]);
  });
});

describe('a range', () => {
  it('is told whole, is found by its upper end, and keeps both ends in the file', async () => {
    const range = { bound: null, to: 75e6, from: null, yearly: false, years: null };
    await addSignal({
      text: 'A commitment of $50 to $75 million to Rangewood III was approved.',
      on: '2026-09-20',
      part: (cite) => ({
        vehicle: cite('Rangewood III'),
        amount: cite({ text: '$50 to $75 million', value: 50e6, currency: 'USD', terms: range }),
      }),
    });
    await gather();
    const [signal] = await listed('?query=rangewood&amount_min=70000000');
    expect(signal).toMatchObject({ amount: 50e6, amount_terms: range });
    expect(signal.headline).toContain('$50 million to $75 million to Rangewood III');
    expect(await listed('?query=rangewood&amount_min=76000000')).toEqual([]);
    const { csv } = (await ask('/export?query=rangewood')).body;
    const [head = '', row = ''] = String(csv).split('\r\n');
    expect(head).toMatch(/,amount_bound,amount_to,amount_from,amount_yearly,amount_years$/);
    expect(row).toMatch(/,,75000000,,,$/);
  });
});

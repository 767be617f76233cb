import type { Signal } from '@ecco/domain';
import { createItem, createOrganization } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let june: string;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  june = await addRow('My last day will be June thirtieth.', 'departure', { person: 'Noor Hasheem' });
  await addRow('We approve $175 million for Kestrel Four.', 'commitment', {
    vehicle: 'Kestrel Four',
    amount: { text: '$175 million', value: 175e6, currency: 'USD', terms: null },
  });
  await addRow('The discount rate goes from 7 percent to 6.75 percent.', 'rate_change', { measure: '6.75%' });
  await addRow('The discount rate goes from 6.75 percent to 6.5 percent.', 'rate_change', {
    measure: '6.5%',
  });
  await addRow('The assumed rate goes from 7 percent to 6.9 percent.', 'rate_change', {
    who: 'Harbor Workers Fund',
    measure: '6.9%',
  });
  const fund = await createOrganization(world.store, { name: 'Quill Teachers Fund', aliases: ['QTF'] });
  const hire = 'The committee voted to award the custody contract to Alderon.';
  const slug = await addRow(hire, 'hire', { manager: 'Alderon' });
  const id = (await world.store.items.find(slug))?.item.id ?? '';
  await world.store.graph.connect({
    organizationId: fund.id,
    edge: 'PRODUCES_MEDIA',
    target: { kind: 'item', id },
    provenance: 'hand',
  });
  await world.store.links.relateItem(id);
  await world.store.transaction((tx) => tx.ledger.gather(100));
});
afterAll(() => world.end());

type RowFields = Partial<{
  who: string;
  measure: string;
  person: string;
  vehicle: string;
  manager: string;
  amount: { text: string; value: number; currency: string; terms: null };
}>;

/** An item of the Quill fund that tells one signal in its only line; its slug. */
async function addRow(text: string, kind: Signal['kind'], reported: RowFields): Promise<string> {
  const { store } = world;
  const item = await createItem(store, {
    title: `Quill fund: ${kind}`,
    kind: 'meeting',
    publishedAt: new Date(),
    lines: [{ text }],
  });
  const [line] = await store.segments.ofItem(item.id);
  const citation = { segmentId: line?.id ?? '', quote: text, startMs: null, endMs: null, page: null };
  const cite = <Value>(value: Value | undefined) =>
    value === undefined ? null : { value, certainty: 'stated' as const, citation };
  const signal: Signal = {
    kind,
    sentence: { text, verbatim: true, citations: [citation] },
    who: cite(reported.who ?? 'Quill Teachers Fund'),
    person: cite(reported.person),
    vehicle: cite(reported.vehicle),
    amount: cite(reported.amount),
    stage: cite('approved' as const),
    places: [citation],
    manager: cite(reported.manager),
    ...{ assetClass: null, strategy: null, consultant: null },
    measure: cite(reported.measure),
    ...{ decided: null, effective: null },
  };
  await store.proceedings.replace(item.id, { agenda: [], decisions: [], signals: [signal] });
  return item.slug;
}

type Answered = {
  id: string;
  found: boolean;
  graph: {
    asks: string;
    signals: {
      who: string | null;
      person: string | null;
      manager: string | null;
      amount: number | null;
      headline: string;
      tellings: unknown[];
    }[];
  } | null;
};
const isAnswered = (value: unknown): value is Answered =>
  typeof value === 'object' && value !== null && 'graph' in value;

async function ask(query: string, path = '/v2/episode/answers?'): Promise<Answered> {
  const { body } = await world.ask(`${path}query=${encodeURIComponent(query)}`);
  const answer = body['answer'];
  if (!isAnswered(answer)) throw new Error(`no answer: ${JSON.stringify(body)}`);
  return answer;
}

describe('rows of the ledger', () => {
  it.each(['Who is leaving Quill?', 'Who left or resigned recently?'])(
    'answer before any text, with the words and the place that prove each: %s',
    async (query) => {
      const { found, graph } = await ask(query);
      expect([found, graph?.asks]).toEqual([true, 'signal']);
      expect(graph?.signals).toMatchObject([
        {
          person: 'Noor Hasheem',
          tellings: [
            { item: { slug: june }, places: [{ source_text: 'My last day will be June thirtieth.' }] },
          ],
        },
      ]);
    },
  );

  it('answer of one item what that item tells', async () => {
    expect((await ask('Who is leaving?', `/v2/content/${june}/ask?`)).graph?.signals).toHaveLength(1);
    const query = 'How much was committed to Kestrel Four?';
    expect((await ask(query)).graph?.signals).toMatchObject([{ amount: 175e6 }]);
    expect((await ask(query, `/v2/content/${june}/ask?`)).graph).toBe(null);
  });

  it.each(['Who won the Quill custody contract?', 'Who was awarded the QTF custody contract?'])(
    'answer who won, whichever of its names the fund has in the question: %s',
    async (query) => {
      expect((await ask(query)).graph?.signals).toMatchObject([{ manager: 'Alderon' }]);
    },
  );

  it('tell each fund once of those that did the same', async () => {
    const { graph } = await ask('Which funds lowered their assumed rate of return?');
    expect(graph?.signals.map(({ who }) => who).toSorted()).toEqual([
      'Harbor Workers Fund',
      'Quill Teachers Fund',
    ]);
    const none = await ask('Which funds raised their assumed rate of return?');
    expect([none.found, none.graph?.signals]).toEqual([false, []]);
  });

  it('do not answer of somebody else, or of another time', async () => {
    expect((await ask('Who is leaving Harbor Workers?')).graph).toBe(null);
    expect((await ask('Who left in 1998?')).graph).toBe(null);
  });
});

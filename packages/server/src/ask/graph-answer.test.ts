import type { Organization } from '@ecco/domain';
import { createItem, createOrganization, createPerson } from '@ecco/factories/rows';
import type { Meeting } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, openWorld, type World } from '../testing/world.ts';

const dayMs = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * dayMs);

let world: World;
let member: string;
let fund: Organization;
let next: Meeting;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  await world.becomeAdmin();
  member = await world.becomeMember('member@fund.example');
  fund = await createOrganization(world.store, { name: 'Linden Teachers', aliases: ['Linden'] });
  const minutes = await createItem(world.store, {
    kind: 'document',
    title: 'Linden Teachers: minutes of the Board of Trustees',
    publishedAt: inDays(-40),
    lines: [
      {
        text: 'The Board of Trustees of Linden Teachers met on May 20, 2026. Trustee Ana Varga was present.',
      },
      { text: 'The next regular meeting of the Board will be held on June 17, 2026, at 9:00 a.m.' },
    ],
  });
  const item = { kind: 'item' as const, id: minutes.id };
  await connect('HAS_DOCUMENT', item);
  await world.store.links.relateOrganization(fund.id);
  await meet('Board of Trustees', -20);
  next = await meet('Board of Trustees', 12, ['Pacing plan']);
  await meet('Board of Trustees', 40);
});
afterAll(() => world.end());

const connect = (
  edge: 'HAS_DOCUMENT' | 'HAS_MEETING' | 'HAS_EXECUTIVE',
  target: { kind: 'item' | 'meeting' | 'person'; id: string },
  title: string | null = null,
) => world.store.graph.connect({ organizationId: fund.id, edge, target, provenance: 'import', title });

async function meet(title: string, days: number, agenda: string[] = []): Promise<Meeting> {
  const made = await world.store.meetings.add({ title, heldAt: inDays(days), agenda, location: 'Room 2' });
  if (made === null) throw new Error('there is such a meeting');
  await connect('HAS_MEETING', { kind: 'meeting', id: made.id });
  return made;
}

type AnswerRow = {
  id: string;
  found: boolean;
  items: { text: string }[];
  graph: {
    asks: string;
    meetings: { uuid: string; upcoming: boolean; agenda: string[] }[];
    people: { name: string; title: string; provenance: string }[];
    facts: { value: number; as_of: string; source: string }[];
  } | null;
};
const isAnswerRow = (value: unknown): value is AnswerRow =>
  typeof value === 'object' && value !== null && 'items' in value && 'graph' in value;

async function answered(path: string, ask: Ask = {}): Promise<AnswerRow> {
  const { status, body } = await world.ask(path, { session: member, ...ask });
  const answer = body['answer'];
  if (!isAnswerRow(answer)) throw new Error(`no answer: ${status} ${JSON.stringify(body)}`);
  return answer;
}
const asking = (query: string): string => `/v2/org/ask?slug=${fund.slug}&query=${encodeURIComponent(query)}`;
const askFund = (query: string): Promise<AnswerRow> => answered(asking(query));

describe('a question of the next meeting', () => {
  it('is answered by the one that is to come, and by no paper that named another before', async () => {
    const { found, graph, items } = await askFund('When does the board meet next?');
    expect([found, items]).toEqual([true, []]);
    expect(graph).toMatchObject({
      asks: 'meeting',
      meetings: [{ uuid: next.id, upcoming: true, agenda: ['Pacing plan'] }],
    });
  });

  it('of a body of which none is kept is answered by nothing', async () => {
    const { found, graph, items } = await askFund('When is the next meeting of the audit committee?');
    expect([found, items, graph?.meetings]).toEqual([false, [], []]);
    expect(graph?.asks).toBe('meeting');
  });

  it('is answered by another once it was moved, and by its link no longer as it was', async () => {
    const query = 'When will the Linden board meet next?';
    const { id, graph } = await askFund(query);
    expect(graph?.meetings).toMatchObject([{ uuid: next.id }]);
    await world.store.meetings.update(next.id, { heldAt: inDays(60) });
    expect((await answered(`/v2/answers/${id}`)).found).toBe(false);
    const after = await askFund(query);
    expect(after.graph?.meetings).toHaveLength(1);
    expect(after.graph?.meetings[0]?.uuid).not.toBe(next.id);
  });

  it('is not answered again by what somebody rejected', async () => {
    const query = 'When is the next board meeting?';
    const { id, graph } = await askFund(query);
    await answered(`/v2/answers/${id}/verdict`, { method: 'PUT', json: { verdict: 'rejected' } });
    expect((await askFund(query)).graph?.meetings).not.toEqual(graph?.meetings);
  });
});

describe('a question of the last meeting', () => {
  it('is answered by the last one that is kept, and by nothing else that was last', async () => {
    const { found, graph, items } = await askFund('When did the board last meet?');
    expect([found, items]).toEqual([true, []]);
    expect(graph).toMatchObject({ asks: 'last-meeting', meetings: [{ upcoming: false }] });
    expect(graph?.meetings).toHaveLength(1);
  });

  it('of a body of which none is kept is left to what was said', async () => {
    expect((await askFund('When was the last meeting of the audit committee?')).graph).toBe(null);
  });
});

describe('a question of what is kept of an organization', () => {
  it('is answered by who holds the office', async () => {
    const { id } = await createPerson(world.store, 'Ines Larkmoor');
    await connect('HAS_EXECUTIVE', { kind: 'person', id }, 'Chief Investment Officer');
    const { graph } = await askFund('Who is the CIO of Linden Teachers?');
    expect(graph?.people).toMatchObject([
      { name: 'Ines Larkmoor', title: 'Chief Investment Officer', provenance: 'import' },
    ]);
    expect((await askFund('Who is the deputy CIO?')).found).toBe(false);
  });

  it('is answered by since when somebody holds it, where that is kept', async () => {
    const { id } = await createPerson(world.store, 'Bo Lundmark');
    await world.store.graph.connect({
      ...{ organizationId: fund.id, edge: 'HAS_EXECUTIVE', target: { kind: 'person', id } },
      ...{ provenance: 'import', title: 'General Counsel', since: '2019-03-01' },
    });
    const { graph } = await askFund('Since when is B. Lundmark general counsel?');
    expect(graph?.people).toMatchObject([{ name: 'Bo Lundmark', tenure: { since: '2019-03-01' } }]);
    expect((await askFund('Since when is Ines Larkmoor the CIO?')).found).toBe(false);
  });

  it('is answered by the newest fact with the day it is of and its source', async () => {
    const own = { organizationId: fund.id, kind: 'funded_ratio', words: null, provenance: 'import' } as const;
    for (const [value, asOf] of [
      [81, '2025-06-30'],
      [82.6, '2026-06-30'],
    ] as const)
      await world.store.organizations.putFact({ ...own, value, asOf, source: 'Valuation', sourceUrl: null });
    const { graph } = await askFund('What is its funded ratio?');
    expect(graph?.facts).toMatchObject([{ value: 82.6, as_of: '2026-06-30', source: 'Valuation' }]);
    expect((await askFund('What was its funded ratio in 2025?')).graph?.facts).toMatchObject([{ value: 81 }]);
  });

  it('says nothing of an organization that is not asked', async () => {
    expect((await askFund('What is the funded ratio of Harbor Workers?')).found).toBe(false);
    expect((await askFund('What did the board say about fees?')).graph).toBe(null);
  });
});

import { createItem, createList, createOrganization } from '@ecco/factories/rows';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, openWorld, type World } from '../testing/world.ts';

let world: World;
let admin: string;
let member: string;
let orchard: Item;
let harbor: Item;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  admin = await world.becomeAdmin();
  member = await world.becomeMember('member@fund.example');
  orchard = await createItem(world.store, {
    kind: 'article',
    title: 'Orchard Teachers and its infrastructure fees',
    publishedAt: new Date('2026-03-04T00:00:00Z'),
    lines: [
      { text: 'Orchard Teachers invests in roads, ports and power lines through seven managers.' },
      { text: 'The infrastructure fee of Orchard Teachers fell from 1.35 percent to 0.9 percent in 2026.' },
      { text: 'Its trustees asked for the cut because the managers had grown much larger since 2019.' },
      { text: 'The orchard in front of its office in Tallow was planted by the first chair.' },
    ],
  });
  harbor = await createItem(world.store, {
    kind: 'article',
    title: 'Harbor Workers and its private credit',
    lines: [
      {
        text: 'Harbor Workers committed $40 million to a private credit fund of Larch Partners in May 2026.',
      },
      { text: 'The consultant of Harbor Workers had recommended a smaller commitment of $25 million.' },
      { text: 'Harbor Workers meets again in September, when its new chair takes office.' },
    ],
  });
});
afterAll(() => world.end());

type AnswerRow = {
  id: string;
  found: boolean;
  items: {
    text: string;
    slug: string;
    uuid: string;
    date: string | null;
    need?: string;
    citations: { source_text: string; content_id: number }[];
  }[];
  claims: { stance: string }[];
  sources: Record<
    string,
    { slug: string; cited: boolean; also_at: { title: string }[]; source_items: { text: string }[] }
  >;
  verdict: string | null;
  decision: string | null;
  rejections: number | null;
  hidden: { id: string; from: string } | null;
  scope: { kind: string; title: string | null };
};
const isAnswerRow = (value: unknown): value is AnswerRow =>
  typeof value === 'object' && value !== null && 'items' in value && 'sources' in value;

async function answered(path: string, ask: Ask = {}): Promise<AnswerRow> {
  const { status, body } = await world.ask(path, ask);
  const answer = body['answer'];
  if (!isAnswerRow(answer)) throw new Error(`no answer: ${status} ${JSON.stringify(body)}`);
  return answer;
}
const asking = (query: string): string => `query=${encodeURIComponent(query)}`;
const askLibrary = (query: string, ask: Ask = {}) => answered(`/v2/episode/answers?${asking(query)}`, ask);
const textsOf = ({ items }: AnswerRow): string[] => items.map(({ text }) => text);
const judge = (id: string, verdict: string | null, session: string) =>
  answered(`/v2/answers/${id}/verdict`, { method: 'PUT', json: { verdict }, session });

describe('a question to the whole library', () => {
  it('is answered by sentences that stand in their sources, with their places', async () => {
    const answer = await askLibrary('How much did Harbor Workers commit to private credit?');
    expect(answer.found).toBe(true);
    expect(textsOf(answer).join(' ')).toContain('$40 million');
    for (const { citations, uuid } of answer.items) {
      const stored = await world.store.segments.ofItem(uuid);
      expect(citations.length).toBeGreaterThan(0);
      for (const { source_text, content_id } of citations)
        expect(stored[content_id]?.text).toContain(source_text);
    }
    const [source] = Object.values(answer.sources);
    expect(source).toMatchObject({ slug: harbor.slug, cited: true });
    expect(source?.source_items[0]?.text).toContain('Harbor Workers');
  });

  it('rests on one of the copies of a text, and says where else it stands', async () => {
    const lines = [
      { text: 'Marsh Teachers committed $75 million to a timber fund of Alder Partners in June 2026.' },
      { text: 'The consultant of Marsh Teachers had named two other managers of timber.' },
    ];
    const copies = await Promise.all(
      ['Minutes of Marsh Teachers', 'Minutes of Marsh Teachers, signed'].map((title) =>
        createItem(world.store, { kind: 'document', title, lines }),
      ),
    );
    for (const { id } of copies) await world.store.transaction((tx) => tx.copies.put(id, 'marsh'));
    const { sources, claims } = await askLibrary('How much did Marsh Teachers commit to timber?');
    expect(claims.map(({ stance }) => stance)).toEqual(['alone']);
    const [source, ...others] = Object.values(sources);
    expect(others.filter(({ slug }) => slug.includes('marsh'))).toEqual([]);
    expect(source?.also_at).toMatchObject([{ title: expect.stringContaining('Marsh Teachers') }]);
  });

  it('says when the source was published', async () => {
    const answer = await askLibrary('What is the infrastructure fee of Orchard Teachers?');
    expect(answer.items[0]).toMatchObject({ slug: orchard.slug, date: '2026-03-04T00:00:00.000Z' });
  });

  it('that nothing answers has no sentence, and places only where something comes close', async () => {
    const answer = await askLibrary('How many astronauts did the Meridian agency train in 1998?');
    expect([answer.found, answer.items]).toEqual([false, []]);
    expect(Object.values(answer.sources).every(({ cited }) => !cited)).toBe(true);
  });

  it('has an answer that is read again by its link, as it was', async () => {
    const answer = await askLibrary('How much did Harbor Workers commit to private credit?');
    expect(await answered(`/v2/answers/${answer.id}`)).toEqual(answer);
  });

  it('is one, however it is written', async () => {
    const one = await askLibrary('How much did Harbor Workers commit to private credit?');
    const other = await askLibrary('  how much did HARBOR workers commit to private credit ');
    expect(other.id).toBe(one.id);
  });

  it.each([
    ['blank', ' '],
    ['too long', 'a'.repeat(10_000)],
  ])('that is %s is refused with a clear message', async (_, query) => {
    const { status, body } = await world.ask(`/v2/episode/answers?${asking(query)}`);
    expect([status, typeof body['message']]).toEqual([400, 'string']);
  });

  it.each(['???', '"("', '.*+?^(){}|[]\\', 'Что решил совет?', '基金的费用是多少？', '-', '"'])(
    'that makes no sense here is answered with nothing, and never fails: %s',
    async (query) => {
      const { status } = await world.ask(`/v2/episode/answers?${asking(query)}`);
      expect([200, 400]).toContain(status);
    },
  );
});

it('an answer says which of its sentences the asker needs to know, to them alone', async () => {
  const session = await world.becomeMember('asker@fund.example');
  const json = { prompt_type: 'profile_prompt', prompt_text: 'Infrastructure fees; the moon' };
  await world.ask('/v2/user/update_prompt_context', { method: 'POST', json, session });
  const query = 'What is the infrastructure fee of Orchard Teachers?';
  const needsOf = async (ask: Ask) =>
    (await askLibrary(query, ask)).items.map(({ text, need }) => [/fee/.test(text), need]);
  expect(await needsOf({ session })).toContainEqual([true, 'Infrastructure fees']);
  for (const [, need] of await needsOf({})) expect(need).toBeUndefined();
});

describe('a question to a part of the library', () => {
  const query = asking('What did the trustees or consultants ask for?');

  it('is answered from one item alone', async () => {
    const answer = await answered(`/v2/content/${orchard.slug}/ask?${query}`);
    expect(answer.scope).toMatchObject({ kind: 'item', title: orchard.title });
    expect(Object.keys(answer.sources).every((uuid) => uuid === orchard.id)).toBe(true);
  });

  it('is answered from the items of a list alone', async () => {
    const list = await createList(world.store, { ownerId: null, title: 'Credit', itemIds: [harbor.id] });
    const answer = await answered(
      `/v2/episode_list/ask?uuid=${list.id}&${asking('What did the consultant recommend?')}`,
    );
    expect(answer.scope).toMatchObject({ kind: 'list', title: 'Credit' });
    expect(answer.found).toBe(true);
    expect(Object.keys(answer.sources)).toEqual([harbor.id]);
  });

  it('is answered from what names an organization alone', async () => {
    await world.store.entities.replace(orchard.id, [
      { name: 'Orchard Teachers', type: 'organisation', mentions: 3, aliases: [], segmentIds: [] },
    ]);
    const answer = await answered(
      `/v2/org/ask?slug=orchard-teachers&${asking('What did the fee fall to?')}`,
      { session: member },
    );
    expect(answer.scope).toMatchObject({ kind: 'organisations', title: 'Orchard Teachers' });
    expect(Object.keys(answer.sources)).toEqual([orchard.id]);
  });

  it('is answered from what is linked to an organization of the graph', async () => {
    const { id: organizationId } = await createOrganization(world.store, { name: 'Linden Teachers' });
    const target = { kind: 'item' as const, id: orchard.id };
    await world.store.graph.connect({ organizationId, edge: 'PRODUCES_MEDIA', target, provenance: 'hand' });
    await world.store.links.relateOrganization(organizationId);
    const answer = await answered(`/v2/org/ask?slug=linden-teachers&${asking('What did the fee fall to?')}`, {
      session: member,
    });
    expect(answer.scope).toMatchObject({ kind: 'organisations', title: 'Linden Teachers' });
    expect(Object.keys(answer.sources)).toEqual([orchard.id]);
  });

  it.each([
    ['item', '/v2/content/no-such-item/ask?'],
    ['list', '/v2/episode_list/ask?uuid=00000000-0000-4000-8000-000000000000&'],
    ['organization', '/v2/org/ask?slug=no-such-organization&'],
  ])('that is not there is refused: %s', async (_, path) => {
    const { status, body } = await world.ask(path + query, { session: member });
    expect([status, typeof body['message']]).toEqual([404, 'string']);
  });
});

describe('what people say of an answer', () => {
  const question = 'What fell from 1.35 percent to 0.9 percent?';

  it('is kept with who said it, and can be taken back', async () => {
    const { id } = await askLibrary(question);
    expect((await judge(id, 'approved', member)).verdict).toBe('approved');
    expect((await answered(`/v2/answers/${id}`, { session: member })).verdict).toBe('approved');
    expect((await answered(`/v2/answers/${id}`, { session: admin })).verdict).toBe(null);
    const { body } = await world.ask('/v2/admin/questions?filter=approved', { session: admin });
    expect(body['questions']).toMatchObject([{ id, approved: 1, judged_by: 'member@fund.example' }]);
    expect((await judge(id, null, member)).verdict).toBe(null);
  });

  it('hides what a member rejects from that member alone, puts nothing in its place, and counts', async () => {
    const before = await askLibrary(question);
    expect(textsOf(before).join(' ')).toContain('0.9 percent');
    const { verdict } = await answered('/v2/episode/answers/reject', {
      method: 'POST',
      json: { query: `${question.toUpperCase()} ` },
      session: member,
    });
    expect(verdict).toBe('rejected');
    const after = await askLibrary(question, { session: member });
    expect([after.found, after.items]).toEqual([false, []]);
    expect(after.hidden).toEqual({ id: before.id, from: 'you' });
    const other = await world.becomeMember('other@fund.example');
    for (const session of [undefined, other, admin]) {
      const answerRow = await askLibrary(question, session === undefined ? {} : { session });
      expect([answerRow.id, textsOf(answerRow)]).toEqual([before.id, textsOf(before)]);
      expect(answerRow.rejections).toBe(session === admin ? 1 : null);
    }
    // Another question may be answered by the same words.
    const row = await askLibrary('What is the infrastructure fee of Orchard Teachers?', {
      session: member,
    });
    expect(textsOf(row).join(' ')).toContain('0.9 percent');
    expect((await judge(before.id, null, member)).verdict).toBe(null);
    expect((await askLibrary(question, { session: member })).id).toBe(before.id);
  });

  it('is decided by an admin for everybody, and can be undone', async () => {
    const { id } = await askLibrary(question);
    await judge(id, 'rejected', member);
    expect(await judge(id, 'rejected', admin)).toMatchObject({ verdict: 'rejected', decision: 'removed' });
    for (const session of [undefined, member, admin])
      expect((await askLibrary(question, session === undefined ? {} : { session })).found).toBe(false);
    expect(await judge(id, 'approved', admin)).toMatchObject({ verdict: 'approved', decision: 'pinned' });
    for (const session of [undefined, member, admin])
      expect(await askLibrary(question, session === undefined ? {} : { session })).toMatchObject({
        id,
        decision: 'pinned',
      });
    expect(await judge(id, null, admin)).toMatchObject({ verdict: null, decision: null });
    expect((await askLibrary(question)).id).toBe(id);
    expect((await askLibrary(question, { session: member })).found).toBe(false);
    await judge(id, null, member);
  });

  it('is refused to visitors', async () => {
    const { id } = await askLibrary(question);
    const { status } = await world.ask(`/v2/answers/${id}/verdict`, {
      method: 'PUT',
      json: { verdict: 'rejected' },
    });
    expect(status).toBe(401);
  });
});

describe('what admins see of questions', () => {
  it('is how often each was asked, and which the library does not answer', async () => {
    const lacking = 'Which airline did the Meridian agency buy?';
    for (const query of [lacking, lacking.toLowerCase(), lacking]) await askLibrary(query);
    const { body } = await world.ask('/v2/admin/questions?filter=unanswered&sort=-times', {
      session: admin,
    });
    expect(body['questions']).toContainEqual(
      expect.objectContaining({ query: lacking, found: false, told: null, times: 3, rejected: 0 }),
    );
    expect(body['questions']).not.toContainEqual(expect.objectContaining({ found: true }));
  });
});

describe('questions that are suggested', () => {
  it('are those that an item answers itself, with names of people and words of its own', async () => {
    const item = await createItem(world.store, {
      kind: 'episode',
      title: 'Fees in the open',
      status: 'ASSERTIONS_COMPLETE',
      speakers: [
        {
          label: 'A',
          name: 'Ada Larkmoor',
          role: null,
          organisation: null,
          provenance: 'publisher',
          confidence: 1,
          evidence: null,
        },
      ],
      lines: [
        {
          text: 'The management fees of our managers fell to 0.6 percent after we published them.',
          speakerLabel: 'A',
        },
        { text: 'Nobody had asked us to do that, and the managers did not like it.', speakerLabel: 'A' },
      ],
    });
    const [line] = await world.store.segments.ofItem(item.id);
    await world.store.transaction((tx) =>
      tx.summaries.save({
        itemId: item.id,
        version: 2,
        madeBy: { engine: 'built-in', version: '1' },
        analysis: {
          oneLiner: null,
          tldr: [],
          keyTopics: [
            { label: 'Management Fees', weight: 1, mentions: 3, segmentIds: [line?.id ?? ''] },
            { label: 'Polar Bears', weight: 1, mentions: 3, segmentIds: [line?.id ?? ''] },
          ],
        },
      }),
    );
    const own = ['What did Ada Larkmoor say about management fees?'];
    const { body } = await world.ask(`/v2/content/${item.slug}/questions`);
    expect(body['questions']).toEqual(own);
    const ready = async () => (await world.ask('/v2/questions/suggested')).body['questions'];
    await expect.poll(ready, { timeout: 20_000 }).toEqual(expect.arrayContaining(own));
    const answer = await answered(`/v2/content/${item.slug}/ask?${asking('What fell to 0.6 percent?')}`);
    expect(answer).toMatchObject({ found: true, follow_ups: own });
  });
});

describe('an answer whose source changes', () => {
  it('shows nothing that no longer stands there', async () => {
    const item = await createItem(world.store, {
      kind: 'article',
      title: 'Juniper Transit and its hedge funds',
      lines: [{ text: 'Juniper Transit redeemed $60 million from hedge funds in April 2026.' }],
    });
    const query = 'How much did Juniper Transit redeem from hedge funds?';
    const { id, found } = await askLibrary(query);
    expect(found).toBe(true);
    await world.store.transaction((tx) =>
      tx.segments.replace(item.id, [{ text: 'Juniper Transit redeemed $6 million from hedge funds.' }]),
    );
    const later = await answered(`/v2/answers/${id}`);
    expect([later.found, later.items]).toEqual([false, []]);
    expect(textsOf(await askLibrary(query)).join(' ')).toContain('$6 million');
  });
});

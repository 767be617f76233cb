import { join } from 'node:path';
import { contentKinds, type OrganizationType, organizationTypes, states } from '@ecco/domain';
import { openStore, type Store, type Transaction } from '@ecco/store';
import { copyItems } from '@ecco/store/testing';
import { chance, nameOrganization, namePerson, oneOf, sentenceOf, someOf } from './names.ts';

/** The size of the graph that is held to be large. */
export const size = { organizations: 10_000, people: 50_000, items: 20_000, meetings: 10_000 } as const;
/** Links of each item that its text makes. */
const linksOfItem = { organizations: 6, people: 4 } as const;
const shows = 200;
const linesOfItem = 4;
/** One in so many items tells of a commitment and is written as the product does; the others are its copies. */
const itemsOfSignal = 10;
const copiedWithinDays = 700;
const ofTransaction = 250;
const dayMs = 86_400_000;

type NamedRow = { id: string; name: string };

/** Does something so many times, some of it in each transaction. */
async function inBatches(
  store: Store,
  count: number,
  work: (tx: Transaction, index: number) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < count; start += ofTransaction)
    await store.transaction(async (tx) => {
      for (let index = start; index < Math.min(count, start + ofTransaction); index += 1)
        await work(tx, index);
    });
}

/** One in four is a pension fund, as many as all of the country and more. */
const typeOf = (index: number): OrganizationType =>
  index % 4 === 0 ? 'US_PENSION_FUND' : (organizationTypes[index % organizationTypes.length] ?? 'NON_PROFIT');

async function fillOrganizations(store: Store): Promise<NamedRow[]> {
  const made: NamedRow[] = [];
  await inBatches(store, size.organizations, async (tx, index) => {
    const row = await tx.organizations.add({
      ...nameOrganization(index),
      type: typeOf(index),
      state: chance(0.8) ? oneOf(states).code : null,
      description: sentenceOf(Array.from({ length: 12 }, namePerson)),
      website: `https://organization-${index}.example`,
    });
    if (row === null) return;
    made.push(row);
    for (const year of [2024, 2025, 2026])
      await tx.organizations.putFact({
        organizationId: row.id,
        kind: 'total_assets',
        value: (index + 1) * 1e7 + year,
        words: null,
        asOf: `${year}-06-30`,
        provenance: 'import',
        source: null,
        sourceUrl: null,
      });
  });
  return made;
}

async function fillPeople(store: Store, organizations: readonly NamedRow[]): Promise<NamedRow[]> {
  const made: NamedRow[] = [];
  await inBatches(store, size.people, async (tx) => {
    const row = await tx.people.add({ name: namePerson() });
    if (row === null) return;
    made.push(row);
    await tx.graph.connect({
      organizationId: oneOf(organizations).id,
      edge: chance(0.5) ? 'HAS_BOARD_MEMBER' : 'HAS_STAFF_MEMBER',
      target: { kind: 'person', id: row.id },
      title: chance(0.2) ? 'Chair' : 'Member',
      provenance: 'import',
    });
  });
  return made;
}

async function fillMeetings(store: Store, organizations: readonly NamedRow[], now: number): Promise<void> {
  await inBatches(store, size.meetings, async (tx, index) => {
    const heldAt = new Date(now + ((index % 400) - 340) * dayMs + index);
    const meeting = await tx.meetings.add({ title: `Board meeting ${index}`, heldAt });
    if (meeting === null) return;
    await tx.graph.connect({
      organizationId: oneOf(organizations).id,
      edge: 'HAS_MEETING',
      target: { kind: 'meeting', id: meeting.id },
      provenance: 'import',
    });
  });
}

const stated = <Value>(value: Value, citation: { segmentId: string; quote: string }) => ({
  value,
  certainty: 'stated' as const,
  citation: { ...citation, startMs: null, endMs: null, page: null },
});

/** A commitment that the first line of an item tells. */
async function addSignal(
  tx: Transaction,
  itemId: string,
  segment: { id: string; text: string },
): Promise<void> {
  const citation = {
    segmentId: segment.id,
    quote: segment.text.slice(0, 40),
    startMs: null,
    endMs: null,
    page: null,
  };
  await tx.proceedings.replace(itemId, {
    agenda: [],
    decisions: [],
    signals: [
      {
        kind: 'commitment',
        sentence: { text: segment.text, verbatim: true, citations: [citation] },
        who: null,
        manager: null,
        vehicle: null,
        assetClass: null,
        strategy: null,
        consultant: null,
        person: null,
        amount: stated({ text: '$4 million', value: 4e6, currency: 'USD', terms: null }, citation),
        measure: null,
        decided: null,
        effective: null,
        stage: stated('approved', citation),
        places: [citation],
      },
    ],
  });
}

type GraphSurroundings = {
  organizations: readonly NamedRow[];
  people: readonly NamedRow[];
  showIds: readonly string[];
  now: number;
};

async function fillItem(tx: Transaction, index: number, around: GraphSurroundings): Promise<string> {
  const organizations = someOf(around.organizations, linksOfItem.organizations);
  const people = someOf(around.people, linksOfItem.people);
  const names = [...organizations, ...people].map(({ name }) => name);
  const { item } = await tx.items.insertOrFind({
    kind: contentKinds[index % contentKinds.length] ?? 'episode',
    title: `${names[0]} ${index}`,
    showId: oneOf(around.showIds),
    publishedAt: new Date(around.now - (index % copiedWithinDays) * dayMs),
    oneLiner: sentenceOf(names.slice(0, 1)),
    nextStage: null,
    status: 'ASSERTIONS_COMPLETE',
  });
  const segments = await tx.segments.replace(
    item.id,
    Array.from({ length: linesOfItem }, (_, line) => ({
      text: sentenceOf(names.slice(line * 2, line * 2 + 4)),
    })),
  );
  const reported = (one: NamedRow) => ({
    mentions: 2,
    names: [one.name],
    segmentId: segments[0]?.id ?? null,
    sign: null,
  });
  await tx.links.putFound(item.id, {
    organizations: organizations.map((one, at) => ({
      ...reported(one),
      organizationId: one.id,
      about: at === 0,
    })),
    people: people.map((one, at) => ({ ...reported(one), personId: one.id, speaks: at === 0 ? 'A' : null })),
  });
  const [owner] = organizations;
  if (owner)
    await tx.graph.connect({
      organizationId: owner.id,
      edge: 'PRODUCES_MEDIA',
      target: { kind: 'item', id: item.id },
      provenance: 'import',
    });
  await tx.links.relateItem(item.id);
  if (segments[0]) await addSignal(tx, item.id, segments[0]);
  return item.id;
}

async function fillFirst(store: Store, now: number): Promise<void> {
  const organizations = await fillOrganizations(store);
  const people = await fillPeople(store, organizations);
  await fillMeetings(store, organizations, now);
  const showIds: string[] = [];
  for (let index = 0; index < shows; index += 1) {
    const slug = `show-${index}`;
    showIds.push((await store.shows.upsert({ kind: 'podcast', slug, name: slug, feedUrl: null })).show.id);
  }
  const around = { organizations, people, showIds, now };
  await inBatches(
    store,
    size.items / itemsOfSignal,
    async (tx, index) => void (await fillItem(tx, index, around)),
  );
}

/** The texts were linked as they were made: what changed of the graph waits for nobody. */
async function settle(store: Store): Promise<void> {
  await store.linkPasses.begin(1);
  const pass = await store.linkPasses.current();
  if (pass) await store.linkPasses.finish(pass.startedAt);
  await store.search.rebuild();
  await store.maintain();
}

/**
 * Fills a directory with the graph: 10,000 organizations, 50,000 people, and 20,000 items with ten links each that their
 * texts make.
 */
export async function fillGraph(directory: string, now: number): Promise<void> {
  const database = join(directory, 'database');
  const open = () =>
    openStore({
      database: { kind: 'embedded', directory: database },
      files: { kind: 'directory', directory: join(directory, 'files') },
    });
  const work = async (how: (store: Store) => Promise<void>): Promise<void> => {
    const store = await open();
    try {
      await how(store);
    } finally {
      await store.close();
    }
  };
  await work((store) => fillFirst(store, now));
  await copyItems(database, { copies: itemsOfSignal - 1, withinDays: copiedWithinDays });
  await work(settle);
}

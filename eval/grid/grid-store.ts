/** A store in memory with a graph and items as the product has them, whose claims are those of labeled places. */
import { tmpdir } from 'node:os';
import type { Assertion, ContentKind, EdgeType } from '@ecco/domain';
import { builtInEngine, type Source } from '@ecco/engine';
import { claimNamesIn, rateSentences } from '@ecco/engine/testing';
import { createWorkPool, linkItem } from '@ecco/pipeline/testing';
import { openStore, type Store } from '@ecco/store';

export type GridNode = {
  key: string;
  name: string;
  aliases: readonly string[];
  ticker: string | null;
  people: readonly { name: string; edge: EdgeType }[];
};
/** A run of a segment, which is a claim. */
export type Place = { segmentId: string; from: number; to: number };
export type GridItem = { name: string; source: Source; of: readonly string[]; places: readonly Place[] };
export type GridClaim = Place & { text: string; speaker: string | null; of: string[] };

const fund = 'US_PENSION_FUND';
const stored = { text: '', theme: 2, stance: 'neutral', kind: 'fact', figures: [], weight: 0.5 } as const;

/** The claim that the engine would make of a place, whatever it takes the theme for. */
function claimAt(source: Source, { segmentId, from, to }: Place): Assertion {
  const segment = source.segments.find(({ id }) => id === segmentId);
  const quote = segment?.text.slice(from, to) ?? '';
  const namesOf = claimNamesIn(source);
  const rated = rateSentences(source).find(({ sentence }) =>
    sentence.pieces.some(
      ({ segment: at, start, end }) => source.segments[at]?.id === segmentId && start < to && from < end,
    ),
  );
  const names = rated ? namesOf(rated) : { organisations: [], isOwn: false };
  return {
    ...stored,
    text: quote,
    citation: { segmentId, quote, startMs: null, endMs: null, page: null },
    speaker: rated?.sentence.speaker ?? segment?.speaker ?? null,
    organisations: names.organisations,
    figures: [],
    isOwn: names.isOwn,
  };
}

const ownEdge = (kind: ContentKind): EdgeType => (kind === 'document' ? 'HAS_DOCUMENT' : 'PRODUCES_MEDIA');

async function storeGraph(store: Store, graph: readonly GridNode[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const people = new Map<string, string>();
  for (const { key, name, aliases, ticker, people: members } of graph) {
    const row = await store.organizations.add({ name, aliases: [...aliases], ticker, type: fund });
    if (row === null) throw new Error(`the store does not take ${key}`);
    ids.set(key, row.id);
    for (const { name: member, edge } of members) {
      const id = people.get(member) ?? (await store.people.add({ name: member }))?.id ?? '';
      people.set(member, id);
      const target = { kind: 'person' as const, id };
      await store.graph.connect({ organizationId: row.id, edge, target, provenance: 'hand' });
    }
  }
  return ids;
}

async function storeItem(store: Store, ids: ReadonlyMap<string, string>, item: GridItem): Promise<string> {
  const { source, places, of } = item;
  const speakers = (await builtInEngine.ports.identifySpeakers?.(source)) ?? [];
  const itemId = await store.transaction(async (tx) => {
    const { item: made } = await tx.items.insertOrFind({
      kind: source.context.kind,
      title: source.context.title,
      publishedAt: new Date('2026-06-01T12:00:00Z'),
      status: 'ASSERTIONS_COMPLETE',
      nextStage: null,
    });
    await tx.segments.replace(
      made.id,
      source.segments.map(({ id: _id, speaker, ...segment }) => ({ ...segment, speakerLabel: speaker })),
    );
    await tx.speakers.replace(made.id, speakers);
    return made.id;
  });
  const segments = await store.segments.ofItem(itemId);
  const idOf = new Map(source.segments.map(({ id }, at) => [id, segments[at]?.id ?? id]));
  const claims = places.map((place) => {
    const claim = claimAt(source, place);
    return { ...claim, citation: { ...claim.citation, segmentId: idOf.get(place.segmentId) ?? '' } };
  });
  await store.transaction((tx) => tx.assertions.replace(itemId, claims));
  for (const key of of) {
    const target = { kind: 'item' as const, id: itemId };
    const edge = ownEdge(source.context.kind);
    await store.graph.connect({ organizationId: ids.get(key) ?? '', edge, target, provenance: 'hand' });
  }
  return itemId;
}

/** Whose each labeled claim is, as the grid of the product has it: by item, the claims in the order of their places. */
export async function attributed(
  graph: readonly GridNode[],
  items: readonly GridItem[],
): Promise<Map<string, GridClaim[]>> {
  const store = await openStore({
    database: { kind: 'memory' },
    files: { kind: 'directory', directory: tmpdir() },
  });
  const pool = createWorkPool({ maxThreads: 1 });
  try {
    const ids = await storeGraph(store, graph);
    const keys = new Map([...ids].map(([key, id]) => [id, key]));
    const result = new Map<string, GridClaim[]>();
    for (const item of items) {
      const itemId = await storeItem(store, ids, item);
      await linkItem({ store, pool }, itemId, new AbortController().signal);
      const insights = await store.insights.page({
        organizationIds: [...ids.values()],
        theme: 2,
        from: new Date('2026-01-01'),
        to: new Date('2027-01-01'),
        order: 'weight',
        limit: 10_000,
        offset: 0,
      });
      const claims = await store.assertions.ofItem(itemId);
      result.set(
        item.name,
        item.places.map((place, at) => ({
          ...place,
          text: claims[at]?.text ?? '',
          speaker: claims[at]?.speaker ?? null,
          of: insights
            .filter(({ assertion }) => assertion.id === claims[at]?.id)
            .map(({ organizationId }) => keys.get(organizationId) ?? ''),
        })),
      );
    }
    return result;
  } finally {
    await pool.close();
    await store.close();
  }
}

import { tmpdir } from 'node:os';
import { builtInEngine, type Home, type LinkedSpeaker, loadLinking } from '@ecco/engine';
import { openStore, type Store } from '@ecco/store';
import type { Reference } from '../marked/reference.ts';
import type { Graph, GraphNode, Link, LinkableItem, Linker } from './linker.ts';

/** The nodes of a graph in the store, each way. */
type StoredGraph = { store: Store; idOf: Map<string, string>; keyOf: Map<string, string> };

async function storeNode({ store, idOf, keyOf }: StoredGraph, node: GraphNode): Promise<void> {
  const [name = node.key, ...aliases] = node.names;
  const { ticker, state, website } = node;
  const row =
    node.kind === 'person'
      ? await store.people.add({ name, aliases })
      : await store.organizations.add({
          name,
          aliases,
          ticker,
          state,
          website,
          type: node.type ?? 'PRIVATE_COMPANY',
        });
  if (row === null) throw new Error(`the store does not take ${node.key}`);
  idOf.set(node.key, row.id);
  keyOf.set(row.id, node.key);
  for (const key of node.organizations)
    await store.graph.connect({
      organizationId: idOf.get(key) ?? '',
      edge: 'HAS_EXECUTIVE',
      target: { kind: 'person', id: row.id },
      provenance: 'hand',
    });
}

async function storeNodes(graph: Graph): Promise<StoredGraph> {
  const store = await openStore({
    database: { kind: 'memory' },
    files: { kind: 'directory', directory: tmpdir() },
  });
  const storedGraph: StoredGraph = { store, idOf: new Map(), keyOf: new Map() };
  const [people, organizations] = [true, false].map((isPerson) =>
    graph.filter(({ kind }) => (kind === 'person') === isPerson),
  );
  for (const node of [...(organizations ?? []), ...(people ?? [])]) await storeNode(storedGraph, node);
  return storedGraph;
}

/** What a connection of the item to its organizations would say of it. */
function homeOf({ of }: LinkableItem, graph: Graph, { idOf }: StoredGraph): Home {
  const idsOf = (keys: readonly string[]): string[] => keys.flatMap((key) => idOf.get(key) ?? []);
  const own = graph.filter(({ organizations }) => organizations.some((key) => of.includes(key)));
  const roster = own.flatMap(({ key, names: [name = ''] }) => idsOf([key]).map((id) => ({ id, name })));
  const names = graph.flatMap(({ key, names: [name = ''] }) => (of.includes(key) ? [name] : []));
  return { organizationIds: idsOf(of), names, roster, speakers: [] };
}

/** Who speaks, as the engine tells it, with what is called like the organization that is said of them. */
async function speakersOf(
  item: LinkableItem,
  { store }: StoredGraph,
  reference: Reference,
): Promise<LinkedSpeaker[]> {
  const speakers =
    (await builtInEngine.ports.identifySpeakers?.(reference.sourceOf(item.kind, item.units))) ?? [];
  const named = speakers.filter(({ provenance }) => provenance !== null);
  const houses = await store.links.called(
    named.flatMap(({ organisation: organization }) => organization ?? []),
  );
  return named.map(({ label, name, role, organisation: organization }) => ({
    label,
    name,
    role,
    segmentId: null,
    organizationIds: (houses.get(organization ?? '') ?? []).flatMap(({ kind, id }) =>
      kind === 'organisation' ? [id] : [],
    ),
  }));
}

/** The lines of a paper as one, as the product reads them; every letter keeps its place. */
const onOneLine = (text: string): string => text.replaceAll('\n', ' ');

/** The product's own linking. */
export async function openProductLinker(graph: Graph, reference: Reference): Promise<Linker> {
  const [storedGraph, { findSpans, placeLinks }] = await Promise.all([storeNodes(graph), loadLinking()]);
  const link = async (item: LinkableItem): Promise<Link[]> => {
    const segments = item.units.map(({ text }, unit) => ({ id: String(unit), text: onOneLine(text) }));
    const spans = findSpans({ title: '', segments });
    const speakers = await speakersOf(item, storedGraph, reference);
    const texts = new Set([...spans.map(({ text }) => text), ...speakers.map(({ name }) => name)]);
    const called = await storedGraph.store.links.called([...texts]);
    const {
      organisations: organizations,
      named,
      short,
    } = placeLinks({
      spans,
      segments,
      kind: item.kind,
      voices: [],
      speakers,
      called: (text) => called.get(text) ?? [],
      home: homeOf(item, graph, storedGraph),
    });
    return [...organizations, ...named, ...short].flatMap(({ id, sign, span: { segmentId, start, end } }) => {
      const node = storedGraph.keyOf.get(id);
      return node === undefined || segmentId === null
        ? []
        : [{ node, sign, unit: Number(segmentId), from: start, to: end }];
    });
  };
  return { link, close: () => storedGraph.store.close() };
}

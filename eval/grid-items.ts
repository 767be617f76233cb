/** The items of the grid's evaluation: the bundled samples with their organizations, and real texts with whose they are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { edgeTypes } from '@ecco/domain';
import { z } from 'zod';
import type { GridItem, GridNode } from './grid/grid-store.ts';
import { AddedOwner, ClaimLabel } from './grid/label.schema.ts';
import { readGraph, readItems } from './linking/load.ts';
import { readLines } from './marked/read-lines.ts';
import { nameOf, readUnits } from './marked/read-units.ts';
import type { Reference } from './marked/reference.ts';
import { readSampleItems } from './sample-items.ts';

const SampleOrganizations = z.object({
  organizations: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      aliases: z.array(z.string()),
      ticker: z.string().optional(),
      people: z.array(z.object({ name: z.string(), edge: z.enum(edgeTypes) })),
    }),
  ),
});
/** Whose a sample is by its show or its connection; of the others nothing but their words tells. */
const ownersOfSamples: ReadonlyMap<string, string> = new Map([
  ['halvern-teachers-board-meeting-2026-10-15', 'halvern-teachers-retirement-system'],
  ['halvern-teachers-board-minutes-2026-10-15', 'halvern-teachers-retirement-system'],
  ['quillhaven-group-q3-2026-earnings-call', 'quillhaven-group'],
]);

const samplesName = 'samples';
const fileOf = (name: string): string => join(import.meta.dirname, 'grid', name);

function readSampleGraph(): GridNode[] {
  const text = readFileSync(new URL('../samples/organizations.json', import.meta.url), 'utf8');
  return SampleOrganizations.parse(JSON.parse(text)).organizations.map(({ slug, ticker, ...one }) => ({
    ...one,
    key: slug,
    ticker: ticker ?? null,
  }));
}

async function readRealGraph(reference: Reference): Promise<GridNode[]> {
  const graph = await readGraph(reference);
  const people = graph.filter(({ kind }) => kind === 'person');
  const added = readLines(fileOf('owners.jsonl'), AddedOwner);
  const nodes = graph.filter(({ kind }) => kind === 'organization');
  return [
    ...nodes.map(({ key, names, ticker }) => ({
      key,
      name: names[0] ?? key,
      aliases: names.slice(1),
      ticker,
      people: people
        .filter(({ organizations }) => organizations.includes(key))
        .map(({ names: [name = ''] }) => ({ name, edge: 'HAS_EXECUTIVE' as const })),
    })),
    ...added.map(({ key, name }) => ({ key, name, aliases: [], ticker: null, people: [] })),
  ];
}

export type GridLibrary = { graph: GridNode[]; items: GridItem[]; labels: ClaimLabel[] };

/** The samples, and the real texts, each with the graph that they are linked in. */
export async function* readLibraries(reference: Reference): AsyncGenerator<GridLibrary> {
  const labels = readLines(fileOf('labels.jsonl'), ClaimLabel);
  const placesOf = (name: string, idOf: (unit: number) => string) =>
    labels
      .filter((label) => nameOf(label) === name)
      .map(({ unit, from, to }) => ({ segmentId: idOf(unit), from, to }));
  const samples = await readSampleItems();
  yield {
    graph: readSampleGraph(),
    labels: labels.filter(({ dataset }) => dataset === samplesName),
    items: samples.map(({ id, source }) => {
      const name = nameOf({ dataset: samplesName, source: id });
      const owner = ownersOfSamples.get(id);
      return {
        name,
        source,
        of: owner === undefined ? [] : [owner],
        places: placesOf(name, (unit) => source.segments[unit]?.id ?? ''),
      };
    }),
  };
  yield await readReal(
    reference,
    labels.filter(({ dataset }) => dataset !== samplesName),
  );
}

async function readReal(reference: Reference, labels: ClaimLabel[]): Promise<GridLibrary> {
  const owned = readLines(fileOf('owners.jsonl'), AddedOwner);
  const linked = (await readItems(reference)).filter(({ item }) => item.of.length > 0);
  const ownerOf = new Map(owned.map((one) => [nameOf(one), [one.key]]));
  const kindOf = new Map(linked.map(({ item, labels: [label] }) => [label ? nameOf(label) : '', item]));
  const names = [...new Map(labels.map((label) => [nameOf(label), label])).values()];
  const texts = await readUnits(reference, names);
  const items = names.map((label): GridItem => {
    const name = nameOf(label);
    const item = kindOf.get(name);
    const kind = item?.kind ?? (label.source.includes('minutes') ? 'document' : 'meeting');
    return {
      name,
      source: reference.sourceOf(kind, texts.get(name) ?? []),
      of: item?.of ?? ownerOf.get(name) ?? [],
      places: labels
        .filter((one) => nameOf(one) === name)
        .map(({ unit, from, to }) => ({ segmentId: String(unit), from, to })),
    };
  });
  return { graph: await readRealGraph(reference), items, labels };
}

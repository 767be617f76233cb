import { join } from 'node:path';
import type { ContentKind } from '@ecco/domain';
import type { Mark } from '../marked/mark.schema.ts';
import { readLines } from '../marked/read-lines.ts';
import { nameOf, readUnits } from '../marked/read-units.ts';
import type { Reference, ReferenceUnit } from '../marked/reference.ts';
import { LinkLabel, MarkedNode, OwnedItem, Plan } from './label.schema.ts';
import type { GraphNode, LinkableItem } from './linker.ts';

const fileOf = (name: string): string => join(import.meta.dirname, name);

/** An item with the mentions that are labeled in it. */
export type LabeledItem = { item: LinkableItem; labels: LinkLabel[] };

/** What the texts of a set are, by the first part of its path. */
const kinds: ReadonlyMap<string, ContentKind> = new Map([
  ['board-meetings', 'meeting'],
  ['changelog', 'episode'],
  ['civic-pages', 'article'],
  ['financebench', 'document'],
  ['qmsum', 'meeting'],
  ['readability', 'article'],
  ['talks', 'episode'],
]);
const kindOf = (dataset: string): ContentKind => kinds.get(dataset.split('/')[0] ?? '') ?? 'earnings';

async function readPlans(reference: Reference): Promise<GraphNode[]> {
  const plans: GraphNode[] = [];
  for await (const line of reference.linesOf('pension-plans/dev/plans.jsonl')) {
    const { id, name, abbreviation, state, website } = Plan.parse(line);
    plans.push({
      key: `plan:${id}`,
      kind: 'organization',
      type: 'US_PENSION_FUND',
      names: [name, abbreviation],
      ticker: null,
      state,
      website,
      organizations: [],
    });
  }
  return plans;
}

/** The marked words as one line, which they need not be in a paper. */
function wordsAt(texts: ReadonlyMap<string, readonly ReferenceUnit[]>, mark: Mark): string {
  const text = texts.get(nameOf(mark))?.[mark.unit]?.text ?? '';
  return text.slice(mark.from, mark.to).replaceAll(/\s+/g, ' ');
}

/** The graph: the plans of the reference list, and what the data itself names beside them. */
export async function readGraph(reference: Reference): Promise<GraphNode[]> {
  const marked = readLines(fileOf('graph.jsonl'), MarkedNode);
  const texts = await readUnits(
    reference,
    marked.flatMap(({ names }) => names),
  );
  const others = marked.map(
    ({ key, kind, type, ticker, names, organizations }): GraphNode => ({
      key,
      kind,
      type: type ?? null,
      names: [...new Set(names.map((name) => wordsAt(texts, name)))],
      ticker: ticker ?? null,
      state: null,
      website: null,
      organizations,
    }),
  );
  return [...(await readPlans(reference)), ...others];
}

/** The labeled items, each with its text and whose it is. */
export async function readItems(reference: Reference): Promise<LabeledItem[]> {
  const labels = readLines(fileOf('labels.jsonl'), LinkLabel);
  const owners = new Map(readLines(fileOf('items.jsonl'), OwnedItem).map((one) => [nameOf(one), one.of]));
  const texts = await readUnits(reference, labels);
  return [...Map.groupBy(labels, nameOf)].map(([name, own]) => ({
    item: {
      source: own[0]?.source ?? '',
      kind: kindOf(name),
      of: owners.get(name) ?? [],
      units: texts.get(name) ?? [],
    },
    labels: own,
  }));
}

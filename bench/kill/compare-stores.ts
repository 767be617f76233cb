import { isFinal } from '@ecco/contract';
import type { Item, Store } from '@ecco/store';

export type Finding = { what: string; count: number; faults: number };

const itemsOf = async (store: Store): Promise<Item[]> =>
  (await store.items.library({ page: 1, perPage: 1_000 })).entries.map(({ item }) => item);

const repeated = (values: readonly string[]): number => values.length - new Set(values).size;

/** Everything that was made of an item, without the ids and dates that differ from run to run. */
async function madeOf(store: Store, { id }: Item) {
  const [segments, speakers, summaries, highlights, assertions, proceedings, entities] = await Promise.all([
    store.segments.ofItem(id),
    store.speakers.ofItem(id),
    store.summaries.ofItem(id),
    store.highlights.ofItem(id),
    store.assertions.ofItem(id),
    store.proceedings.ofItem(id),
    store.entities.ofItem(id),
  ]);
  const places = new Map(segments.map((segment) => [segment.id, segment.idx]));
  // Segment ids hold the item's id, so they are compared by the place they stand for.
  const reported = (value: unknown): string =>
    JSON.stringify(value, (key, inner) => {
      if (key === 'segmentId') return places.get(inner) ?? 'nowhere';
      if (key === 'segmentIds') return inner.map((segment: string) => places.get(segment) ?? 'nowhere');
      return ['id', 'itemId', 'entityId', 'updatedAt'].includes(key) ? undefined : inner;
    });
  return {
    segments,
    told: { segments, speakers, summaries, highlights, assertions, ...proceedings, entities },
    tell: reported,
  };
}

/** Compares a store that was disturbed with one that was not. Faults are what is missing, double or different. */
export async function compareStores(
  disturbed: Store,
  quiet: Store,
  accepted: Set<string>,
): Promise<Finding[]> {
  const items = await itemsOf(disturbed);
  const references = new Map((await itemsOf(quiet)).map((item) => [item.canonicalUrl, item]));
  const known = new Set(items.map((item) => item.id));
  const findings: Finding[] = [
    {
      what: 'accepted items found',
      count: known.size,
      faults: [...accepted].filter((id) => !known.has(id)).length,
    },
    {
      what: 'items that are not final',
      count: items.length,
      faults: items.filter((item) => !isFinal(item.status)).length,
    },
    {
      what: 'items failed',
      count: items.length,
      faults: items.filter((item) => item.status === 'FAILED').length,
    },
    {
      what: 'items twice',
      count: items.length,
      faults: repeated(items.map((item) => item.canonicalUrl ?? item.id)),
    },
    {
      what: 'items missing or too many',
      count: items.length,
      faults: Math.abs(items.length - references.size),
    },
  ];
  const parts = [
    'segments',
    'speakers',
    'summaries',
    'highlights',
    'assertions',
    'agenda',
    'decisions',
    'signals',
    'entities',
  ] as const;
  const totals = new Map<string, Finding>(
    parts.map((what) => [what, { what: `${what} against an undisturbed run`, count: 0, faults: 0 }]),
  );
  const gaps: Finding = { what: 'segments out of order or double', count: 0, faults: 0 };
  for (const item of items) {
    const made = await madeOf(disturbed, item);
    gaps.count += made.segments.length;
    gaps.faults += made.segments.filter((segment, index) => segment.idx !== index).length;
    const reference = references.get(item.canonicalUrl);
    if (reference === undefined) continue;
    const expected = await madeOf(quiet, reference);
    for (const part of parts) {
      const total = totals.get(part);
      if (total === undefined) continue;
      total.count += made.told[part].length;
      if (made.tell(made.told[part]) !== expected.tell(expected.told[part])) total.faults += 1;
    }
  }
  const depths = await disturbed.jobs.depths();
  const left = depths.reduce((sum, { queued, active }) => sum + queued + active, 0);
  const failed = depths.reduce((sum, depth) => sum + depth.failed, 0);
  return [
    ...findings,
    gaps,
    ...totals.values(),
    { what: 'jobs left', count: left, faults: left },
    { what: 'jobs failed', count: failed, faults: failed },
  ];
}

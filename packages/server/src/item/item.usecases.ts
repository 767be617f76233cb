import type { Proceedings, Transcript } from '@ecco/contract';
import type { ContentKind, StageName } from '@ecco/domain';
import type { Pipeline } from '@ecco/pipeline';
import type { Item, ItemWithShow, Store } from '@ecco/store';
import { correctionsLost, itemNotFound } from './item.errors.ts';
import type { PermittedItem } from './item.policy.ts';
import type { ItemWhole } from './item.presenter.ts';
import type { ItemDetailsReader } from './item-details.ts';
import type { ItemLinksReader } from './item-links.ts';
import { readPaperSubjects } from './paper-subjects.ts';
import { presentProceedings } from './proceedings.presenter.ts';
import { namesByLabel, presentSegment } from './segment.presenter.ts';
import { hearingsOfItem, presentHearing } from './segment-hearing.presenter.ts';

type ItemKey = { id: string; kinds?: readonly ContentKind[] };

/**
 * The item of a uuid or slug, of one of the kinds where they matter.
 * @throws RequestError 404
 */
export async function findItem(
  { items }: Pick<Store, 'items'>,
  { id, kinds }: ItemKey,
): Promise<ItemWithShow> {
  const itemWithShow = await items.find(id);
  if (!itemWithShow || (kinds && !kinds.includes(itemWithShow.item.kind))) throw itemNotFound();
  return itemWithShow;
}

/** The item with all that hangs off it; `version` narrows its summaries. */
export async function readWhole(
  { itemDetails, itemLinks }: { itemDetails: ItemDetailsReader; itemLinks: ItemLinksReader },
  itemWithShow: ItemWithShow,
  version: number | undefined,
): Promise<ItemWhole> {
  const [ofItem, { meeting, organizations, people }] = await Promise.all([
    itemDetails.of(itemWithShow.item),
    itemLinks.of(itemWithShow.item.id),
  ]);
  const whole = { ...itemWithShow, ...ofItem, meeting, links: { organizations, people } };
  if (version === undefined) return whole;
  return { ...whole, summaries: whole.summaries.filter((summary) => summary.version === version) };
}

type TranscriptRange = { id: string; from: number; limit: number; words?: boolean | undefined };

/** A run of transcript lines; a start beyond the end gives an empty run. */
export async function readTranscript(
  store: Store,
  { id, from, limit, words = false }: TranscriptRange,
): Promise<Transcript> {
  const { item } = await findItem(store, { id });
  const [segments, hearings, speakers, total] = await Promise.all([
    store.segments.page(item.id, { from, limit }),
    hearingsOfItem(store, item.id),
    store.speakers.ofItem(item.id),
    store.segments.count(item.id),
  ]);
  const names = namesByLabel(speakers);
  const segmentIds = segments.map(({ id: segmentId }) => segmentId);
  const heard = words ? await store.hearings.ofLines({ itemId: item.id, segmentIds }) : null;
  return {
    segments: segments.map((segment) => ({
      ...presentSegment(segment, names),
      ...presentHearing(segment, { ...hearings, heard }),
    })),
    from,
    total,
  };
}

/** What a body did in the meeting that the item tells of, with what the meeting's papers call its votes. @throws RequestError 404 */
export async function readProceedings(
  {
    itemDetails,
    store,
  }: {
    itemDetails: ItemDetailsReader;
    store: Pick<Store, 'items' | 'meetings' | 'segments'>;
  },
  id: string,
): Promise<Proceedings> {
  const { item } = await findItem(store, { id });
  const { proceedings, profile } = await itemDetails.of(item);
  const subjectOf = await readPaperSubjects({ store, itemDetails }, item, proceedings);
  return presentProceedings(proceedings, profile, subjectOf);
}

/**
 * Reads what failed from its source again, and what is at its end from what is kept of it, with the readers of now.
 * @throws RequestError 404 when it has gone meanwhile, 409 where corrections would be lost and that is not confirmed
 */
export async function rereadItem(
  services: { pipeline: Pick<Pipeline, 'retry' | 'readAgain'> },
  permitted: PermittedItem<'readAgain'>,
  isConfirmed: boolean,
): Promise<{ outcome: 'started' | 'same'; item: Item }> {
  const { id, status } = permitted.thing;
  if (status === 'FAILED') return { outcome: 'started', item: await reprocessItem(services, permitted) };
  const read = await services.pipeline.readAgain(id, { isConfirmed });
  if (read === null) throw itemNotFound();
  if (read.outcome === 'loses') throw correctionsLost(read.loss);
  return read;
}

/**
 * Runs an item again from where its source is fetched, or from a later stage. Gives the item as it is from then on.
 * @throws RequestError 404 when it has gone meanwhile, 409 when it has not come as far as the stage
 */
export async function reprocessItem(
  { pipeline }: { pipeline: Pick<Pipeline, 'retry'> },
  { thing }: PermittedItem<'retry' | 'readAgain'>,
  from?: StageName,
): Promise<Item> {
  const begun = await pipeline.retry(thing.id, from === undefined ? {} : { from });
  if (begun === null) throw itemNotFound();
  return begun;
}

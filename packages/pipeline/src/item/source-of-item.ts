import type { Segment as EngineSegment, KnownPerson, Source } from '@ecco/engine';
import type { DoubtedLine, ItemWithShow, Segment, Store } from '@ecco/store';
import { PipelineError } from '../work/pipeline.errors.ts';
import { type ChosenPages, choosePages, inChosen } from './chosen-pages.ts';
import { metaOf } from './item-meta.ts';

const notSummarised = () =>
  new PipelineError({ code: 'stage.no_outline', message: 'The outline is missing. Process the item again.' });

/** A stored segment as the engine takes it. */
export const segmentOf = (segment: Segment): EngineSegment => ({
  id: segment.id,
  index: segment.idx,
  speaker: segment.speakerLabel,
  text: segment.text,
  startMs: segment.startMs,
  endMs: segment.endMs,
  page: segment.page,
});

/** A line as the engine may rest on it: of what is set aside no word, and without certainty of what was transcribed unsurely. */
export function judged(segment: EngineSegment, doubted: DoubtedLine | undefined): EngineSegment {
  if (doubted === undefined) return segment;
  if (doubted.setAside !== null && doubted.review === null) return { ...segment, text: '' };
  const unsure = doubted.places.filter(({ kind, review }) => kind === 'figure' && review === null);
  return unsure.length === 0 ? segment : { ...segment, unsure };
}

/** The lines of an item as the engine may rest on them, in order. */
export async function judgedSegments(
  store: Pick<Store, 'segments' | 'hearings'>,
  itemId: string,
): Promise<EngineSegment[]> {
  const [segments, doubted] = await Promise.all([
    store.segments.ofItem(itemId),
    store.hearings.doubted(itemId),
  ]);
  const byId = new Map(doubted.map((line) => [line.segmentId, line]));
  return segments.map((segment) => judged(segmentOf(segment), byId.get(segment.id)));
}

/** An item as the engine's ports take it: the stored segments, and what the publisher says of them. */
export async function sourceOfItem(store: Store, { item, show }: ItemWithShow): Promise<Source> {
  const { persons, analysisOptions: options } = metaOf(item);
  const people = persons.map((person): KnownPerson => ({ ...person, provenance: 'publisher' }));
  return {
    context: {
      kind: item.kind,
      title: item.title,
      description: item.description ?? '',
      showName: show?.name ?? null,
      people,
      ...(options && { flavor: options.flavor, detail: options.detail }),
    },
    segments: await judgedSegments(store, item.id),
  };
}

/** The version of the summary that the pipeline writes. */
export const summaryVersion = 2;

/** The source together with the outline that an earlier stage wrote. Throws `stage.no_outline`. */
export async function outlinedSource(store: Store, itemWithShow: ItemWithShow) {
  const summary = await store.summaries.latest(itemWithShow.item.id, summaryVersion);
  if (summary === null || summary.outline === null) throw notSummarised();
  const source = await sourceOfItem(store, itemWithShow);
  return { source: { ...source, outline: summary.outline }, madeBy: summary.madeBy };
}

/** Only the pages of a source that an admin chose; all of it where none are. */
export const onChosenPages = (source: Source, { item }: Pick<ItemWithShow, 'item'>): ChosenPages =>
  choosePages(source, metaOf(item).analysisOptions?.pages ?? []);

/** The chosen pages of the source together with what the outline tells of them. Throws `stage.no_outline`. */
export async function chosenOutlinedSource(store: Store, itemWithShow: ItemWithShow) {
  const { source, madeBy } = await outlinedSource(store, itemWithShow);
  const { source: chosen, kept } = onChosenPages(source, itemWithShow);
  return { source: { ...chosen, outline: inChosen(source.outline, kept) }, madeBy };
}

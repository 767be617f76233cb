import { pathOf } from '@ecco/contract';
import { isWritten } from '@ecco/domain';
import type { ExportItem, ExportLine } from '@ecco/pipeline';
import type { ItemWithShow, Store } from '@ecco/store';
import { findPaperSubjects } from '../item/paper-subjects.ts';

/** Lines that are read at a time. */
const runLength = 500;

async function* exportLines(
  { segments }: Pick<Store, 'segments'>,
  itemId: string,
): AsyncGenerator<ExportLine> {
  for (let from = 0; ; from += runLength) {
    const run = await segments.page(itemId, { from, limit: runLength });
    for (const { idx, speakerLabel, itemId: _item, ...segment } of run)
      yield { ...segment, index: idx, speaker: speakerLabel };
    if (run.length < runLength) return;
  }
}

/** All that leaves with an item, read from the store. The summary is the newest version's latest. `siteUrl`: where its page is. */
export async function exportOfItem(
  store: Store,
  { item, show }: ItemWithShow,
  siteUrl: string | null,
): Promise<ExportItem> {
  const summary = (await store.summaries.latest(item.id, 2)) ?? (await store.summaries.latest(item.id, 1));
  const highlights = await store.highlights.ofItem(item.id);
  const entities = await store.entities.ofItem(item.id);
  const lines = isWritten(item.kind) ? [] : await store.segments.lines(item.id);
  const proceedings = await store.proceedings.ofItem(item.id);
  const papers = await findPaperSubjects(store, item, proceedings);
  const labels = new Map(lines.map((line) => [line.id, line.speakerLabel]));
  return {
    uuid: item.id,
    slug: item.slug,
    kind: item.kind,
    title: item.title,
    showName: show?.name ?? null,
    author: item.author,
    releaseDate: item.publishedAt?.toISOString() ?? null,
    sourceUrl: item.sourceUrl,
    pageUrl: siteUrl && `${siteUrl}${pathOf({ kind: item.kind, slug: item.slug, uuid: item.id })}`,
    language: item.language,
    durationMs: item.durationMs,
    segments: exportLines(store, item.id),
    speakers: await store.speakers.ofItem(item.id),
    labelOf: (segmentId) => labels.get(segmentId) ?? null,
    madeBy: summary && `${summary.madeBy.engine} ${summary.madeBy.version}`,
    overview: summary?.overview ?? null,
    chapters: summary?.outline?.chapters ?? null,
    highlights: highlights
      .filter((highlight) => highlight.version === summary?.version)
      .map(({ id: _id, approved: _approved, version: _version, ...highlight }) => highlight),
    analysis: summary?.analysis
      ? { ...summary.analysis, entities: entities.map(({ entityId: _id, slug: _slug, ...entity }) => entity) }
      : null,
    proceedings,
    paperOf: (vote) => {
      const result = papers.get(vote);
      return result ? { title: result.subject.title, paper: result.paper.title } : null;
    },
    assertions: (await store.assertions.ofItem(item.id)).flatMap(({ id: _id, theme, ...assertion }) =>
      theme === null ? [] : [{ ...assertion, theme }],
    ),
  };
}

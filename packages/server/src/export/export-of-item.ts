import { pathOf } from '@ecco/contract';
import { isWritten } from '@ecco/domain';
import type { ExportItem, ExportLine } from '@ecco/pipeline';
import type { DoubtedLine, ItemWithShow, LineHearing, Store } from '@ecco/store';
import { findPaperSubjects } from '../item/paper-subjects.ts';
import { hearingsOfItem } from '../item/segment-hearing.presenter.ts';
import { estimatedOf } from '../item/transcript-profile.ts';

/** Lines that are read at a time. */
const runLength = 500;

async function* exportLines(
  store: Pick<Store, 'segments' | 'hearings'>,
  itemId: string,
): AsyncGenerator<ExportLine> {
  const { doubted } = await hearingsOfItem(store, itemId);
  for (let from = 0; ; from += runLength) {
    const run = await store.segments.page(itemId, { from, limit: runLength });
    const segmentIds = run.map(({ id }) => id);
    const heard = await store.hearings.ofLines({ itemId, segmentIds });
    for (const { idx, speakerLabel, itemId: _item, isEstimated, ...segment } of run) {
      const line = {
        ...segment,
        index: idx,
        speaker: speakerLabel,
        ...(isEstimated && { times: 'estimated' as const }),
      };
      const how = { heard: heard.get(segment.id), doubted: doubted.get(segment.id) };
      yield { ...line, ...hearingFields(line, how) };
    }
    if (run.length < runLength) return;
  }
}

type LineHearingState = { heard: LineHearing | undefined; doubted: DoubtedLine | undefined };

/** How a line was transcribed, of those that were: with its words, and what nobody made sure of. */
function hearingFields(
  { startMs, times }: Pick<ExportLine, 'startMs' | 'times'>,
  { heard, doubted }: LineHearingState,
): Partial<ExportLine> {
  if (heard === undefined) return {};
  const open = doubted?.places.filter(({ review }) => review === null) ?? [];
  const exact = startMs === null ? 'absent' : 'exact';
  return {
    times: times ?? exact,
    confidence: heard.confidence,
    words: heard.words,
    ...(open.length > 0 && {
      heardUnsurely: open.map(({ at, length, kind }) => ({ at, length, kind })),
    }),
    ...(doubted?.setAside && doubted.review === null && { setAside: doubted.setAside }),
  };
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
  const estimated = estimatedOf(lines);
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
    isEstimated: ({ segmentId, firstSegment = -1 }) => estimated(segmentId ?? lines[firstSegment]?.id ?? ''),
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

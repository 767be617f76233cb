import type { Chapter, Outline } from '@ecco/domain';
import type { Engine, Source } from '@ecco/engine';
import { retireDigest } from '../digest/make-digest.ts';
import { inWhole } from '../item/chosen-pages.ts';
import { metaOf } from '../item/item-meta.ts';
import { onChosenPages, sourceOfItem, summaryVersion } from '../item/source-of-item.ts';
import { ask, type EngineResult, type Engines } from '../work/engine-chain.ts';
import { noteMaker } from './maker-note.ts';
import { type ChapterSpan, chapterSpans, condense } from './publisher-chapters.ts';
import type { Stage } from './stage.type.ts';

const outlined = (engines: Engines, input: Source, signal: AbortSignal): Promise<EngineResult<Outline>> =>
  ask(engines, { task: 'outline', port: (ports) => ports.outline, input, signal });

/** The publisher's chapters, each told by the engine's outline of its own segments. */
async function byPublisher(
  engines: Engines,
  source: Source,
  spans: ChapterSpan[],
  signal: AbortSignal,
): Promise<EngineResult<Outline>> {
  const chapters: Chapter[] = [];
  let maker: Pick<Engine, 'engine' | 'version'> = { engine: 'publisher', version: '1' };
  for (const span of spans) {
    const segments = source.segments
      .slice(span.firstSegment, span.lastSegment + 1)
      .map((segment, index) => ({ ...segment, index }));
    const made = await outlined(engines, { ...source, segments }, signal);
    maker = made.maker;
    chapters.push(condense(span, segments, made.value));
  }
  return { value: { chapters }, maker, failures: [] };
}

/** How much an item says, 0 to 100: the mean of its three most telling chapters (D9). */
function scoreOf(outline: Outline): number | null {
  const best = outline.chapters
    .map((chapter) => chapter.relevancy)
    .sort((one, other) => other - one)
    .slice(0, 3);
  return best.length === 0 ? null : Math.round(best.reduce((sum, value) => sum + value, 0) / best.length);
}

/** Titled chapters with summaries; where the publisher gives chapters, those. */
export const outlineStage: Stage = {
  name: 'outline',
  working: () => 'SUMMARIZING_STAGE_1',
  done: null,
  tries: 3,
  async compute({ item, show, signal }, { store, engines }) {
    const whole = await sourceOfItem(store, { item, show });
    const { source, kept } = onChosenPages(whole, { item });
    const spans = chapterSpans(metaOf(item).chapters, source.segments);
    const made =
      spans.length > 1
        ? await byPublisher(engines, source, spans, signal)
        : await outlined(engines, source, signal);
    const outline = inWhole(made.value, kept);
    const score = item.score ?? scoreOf(outline);
    return async (tx) => {
      const parts = { itemId: item.id, version: summaryVersion, madeBy: made.maker };
      await tx.summaries.save({ ...parts, outline });
      await retireDigest(engines, tx, item.id);
      await tx.items.update(item.id, { score });
      await noteMaker(tx, item, 'outline', made.maker);
    };
  },
};

import type { Chapter, CitedText, Outline, Section } from '@ecco/domain';
import { largestOf } from '@ecco/domain';
import { longChapterWords, type Segment } from '@ecco/engine';

type PublisherChapter = { title: string; startMs: number };
export type ChapterSpan = PublisherChapter & { firstSegment: number; lastSegment: number };

/** Sentences kept of each chapter. */
const summaryLength = 3;

/**
 * Which segments each of the publisher's chapters holds: those that begin at its mark or after it. Marks without
 * a segment of their own are left out, so the spans cover the whole text without gap or overlap. Empty where the
 * text has no times.
 */
export function chapterSpans(
  chapters: readonly PublisherChapter[],
  segments: readonly Segment[],
): ChapterSpan[] {
  const starts = segments.map((segment) => segment.startMs);
  if (starts.every((start) => start === null)) return [];
  const marks = [...chapters].sort((one, other) => one.startMs - other.startMs);
  const spans: ChapterSpan[] = [];
  for (const mark of marks) {
    // A mark stands a little before or after the first word; half a second counts as the same place.
    const at = starts.findIndex((start) => start !== null && start >= mark.startMs - 500);
    if (at === -1) continue;
    const firstSegment = spans.length === 0 ? 0 : at;
    const open = spans.at(-1);
    if (open !== undefined && open.firstSegment >= firstSegment) spans.pop();
    else if (open !== undefined) open.lastSegment = firstSegment - 1;
    spans.push({ ...mark, firstSegment, lastSegment: segments.length - 1 });
  }
  return spans;
}

function best(chapters: readonly Chapter[], part: 'summary' | 'takeaways'): CitedText[] {
  const ranked = [...chapters].sort((one, other) => other.relevancy - one.relevancy);
  const chosen = new Set(ranked.flatMap((chapter) => chapter[part]).slice(0, summaryLength));
  return chapters.flatMap((chapter) => chapter[part]).filter((sentence) => chosen.has(sentence));
}

const isLong = (segments: readonly Segment[]): boolean =>
  segments.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0) >= longChapterWords;

/** What the engine would have made chapters are the sections of the publisher's. */
function sectionsOf(span: ChapterSpan, chapters: readonly Chapter[]): Section[] {
  return chapters.map(({ title, firstSegment, startMs, page }) => ({
    title,
    firstSegment: span.firstSegment + firstSegment,
    startMs,
    page,
  }));
}

/** One chapter out of the engine's outline of the segments of a span. */
export function condense(span: ChapterSpan, segments: readonly Segment[], outline: Outline): Chapter {
  return {
    title: span.title,
    firstSegment: span.firstSegment,
    lastSegment: span.lastSegment,
    startMs: segments.at(0)?.startMs ?? span.startMs,
    endMs: segments.at(-1)?.endMs ?? null,
    page: segments.at(0)?.page ?? null,
    relevancy: largestOf(
      outline.chapters.map((chapter) => chapter.relevancy),
      0,
    ),
    summary: best(outline.chapters, 'summary'),
    takeaways: best(outline.chapters, 'takeaways'),
    ...(isLong(segments) && outline.chapters.length > 1
      ? { sections: sectionsOf(span, outline.chapters) }
      : {}),
  };
}

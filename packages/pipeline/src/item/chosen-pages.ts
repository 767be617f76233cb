import type { Chapter, Outline, PageRange } from '@ecco/domain';
import type { Segment, Source } from '@ecco/engine';

const isOn = (page: number | null, pages: readonly PageRange[]): boolean =>
  page !== null && pages.some(({ first, last }) => page >= first && page <= last);

/** A source of which only some pages are read. `kept`: where each of its segments stands in the whole. */
export type ChosenPages = { source: Source; kept: readonly number[] };

/** Only what stands on these pages; all of it where none are chosen. */
export function choosePages(source: Source, pages: readonly PageRange[]): ChosenPages {
  const kept = source.segments.flatMap(({ page }, at) =>
    pages.length === 0 || isOn(page, pages) ? [at] : [],
  );
  if (kept.length === source.segments.length) return { source, kept };
  const segments = kept.flatMap((at, index): Segment[] => {
    const segment = source.segments[at];
    return segment ? [{ ...segment, index }] : [];
  });
  return { source: { ...source, segments }, kept };
}

/** An outline of the chosen pages, with its places in the whole. */
export function inWhole(outline: Outline, retained: readonly number[]): Outline {
  const at = (index: number): number => retained[index] ?? index;
  const chapters = outline.chapters.map(({ sections, ...chapter }) => ({
    ...chapter,
    firstSegment: at(chapter.firstSegment),
    lastSegment: at(chapter.lastSegment),
    ...(sections && {
      sections: sections.map((section) => ({ ...section, firstSegment: at(section.firstSegment) })),
    }),
  }));
  return { ...outline, chapters };
}

/** An outline of the whole, with its places in the chosen pages; chapters without any of them are left out. */
export function inChosen(outline: Outline, retained: readonly number[]): Outline {
  const chapters = outline.chapters.flatMap(({ sections, ...chapter }): Chapter[] => {
    const first = retained.findIndex((at) => at >= chapter.firstSegment);
    const last = retained.findLastIndex((at) => at <= chapter.lastSegment);
    if (first === -1 || last < first) return [];
    const placed = sections?.flatMap((section) => {
      const at = retained.findIndex((one) => one >= section.firstSegment);
      return at === -1 || at > last ? [] : [{ ...section, firstSegment: at }];
    });
    return [{ ...chapter, firstSegment: first, lastSegment: last, ...(placed && { sections: placed }) }];
  });
  return { ...outline, chapters };
}

import type { Section } from '@ecco/domain';
import { titleChapters } from '../titles/title-chapters.ts';
import { divideChapters } from './divide-chapters.ts';
import type { Division } from './division.type.ts';
import { type NamingRequest, namesIn, spanOf } from './name-chapters.ts';

type Part = { chapter: number; division: Division };

/**
 * The finer level of an outline: for each chapter its sections, titled by what is talked about in them and not by what
 * the chapter's title says already. A part without a title belongs to what is before it.
 */
export function findSections(request: NamingRequest, titles: readonly string[]): Section[][] {
  const { source, reading, rated, phrases, divisions } = request;
  const parts = divideChapters(reading, source.context, divisions).flatMap((own, chapter): Part[] =>
    (own.length > 1 ? own : divisions.slice(chapter, chapter + 1)).map((division) => ({ chapter, division })),
  );
  const named = titleChapters({
    reading,
    rated,
    phrases,
    chapters: parts.map(({ division }) => spanOf(reading, division)),
    names: namesIn(source),
    above: parts.map(({ chapter }) => titles[chapter] ?? ''),
    twice: true,
  });
  return divisions.map((_, chapter) => {
    const sections = parts.flatMap((part, at): Section[] => {
      const title = named[at] ?? '';
      if (part.chapter !== chapter || title === '') return [];
      const { first } = part.division;
      const segment = source.segments[first];
      return [{ title, firstSegment: first, startMs: segment?.startMs ?? null, page: segment?.page ?? null }];
    });
    const isWhole = sections.length === 1 && sections[0]?.firstSegment === divisions[chapter]?.first;
    return isWhole ? [] : sections;
  });
}

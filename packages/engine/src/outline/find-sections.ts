import type { Section } from '@ecco/domain';
import type { Context } from '../ports/ports.ts';
import type { Reading } from '../reading/reading.ts';
import { titleChapters } from '../titles/title-chapters.ts';
import { findCues } from './cues.ts';
import { cutUnits } from './cut.ts';
import type { Division } from './division.type.ts';
import { longChapterWords } from './long-chapter.ts';
import { type NamingRequest, nameStems, spanOf } from './name-chapters.ts';
import { buildUnits, type Units } from './unit.ts';

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
    names: nameStems(source),
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

/** Words of a text whose chapters are looked into, and of a section on average. */
const [longText, typicalSection] = [1500, 350];
/** Of a text of eleven hours and more there are as many units as of one of eleven. */
const [unitWords, mostUnits] = [25, 4_000];
const fewestWords = 90;

/**
 * The finer level: where, within each long chapter of a long talk, the subject turns again. For each division its
 * parts, first to last without gap; empty where it is one piece. Documents have the divisions of their headings.
 */
function divideChapters(reading: Reading, context: Context, divisions: readonly Division[]): Division[][] {
  const words = reading.sentences.reduce((sum, sentence) => sum + sentence.tokens.length, 0);
  if (context.kind === 'document' || words < longText) return divisions.map(() => []);
  const all = buildUnits(
    reading,
    findCues(reading, context),
    Math.max(unitWords, Math.round(words / mostUnits)),
  );
  return divisions.map((division) => divideOne(all, division));
}

function divideOne(all: Units, { first, last }: Division): Division[] {
  const units = all.units.filter(({ firstSegment }) => firstSegment >= first && firstSegment <= last);
  const words = units.reduce((sum, unit) => sum + unit.words, 0);
  if (words < longChapterWords) return [];
  const typical = words / typicalSection;
  const starts = cutUnits(
    { ...all, units },
    {
      fewest: 1,
      most: Math.max(2, Math.round(typical * 1.4)),
      minWords: fewestWords,
      maxWords: words,
      targetWords: typicalSection,
    },
  );
  const firsts = starts.map((start, at) => (at === 0 ? first : (units[start]?.firstSegment ?? first)));
  return firsts.map((begin, at) => ({ first: begin, last: (firsts[at + 1] ?? last + 1) - 1 }));
}

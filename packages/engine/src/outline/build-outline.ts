import { type AgendaItem, type Chapter, isWritten, type Outline, type Section } from '@ecco/domain';
import { isFragment } from '../discourse/fragment.ts';
import { isGarbled } from '../discourse/garbled.ts';
import { isTitleLine } from '../headings/heading.ts';
import { chooseQuotes } from '../highlights/choose-quotes.ts';
import { findAgenda } from '../meeting/agenda/find-agenda.ts';
import { narrate } from '../narration/narrate.ts';
import { judgeOf } from '../overview/judge.ts';
import { overviewCoverage } from '../overview/overview-coverage.ts';
import { namesSpokenHeads } from '../overview/under-head.ts';
import { indexPhrases } from '../phrases/phrase-index.ts';
import type { Source } from '../ports/ports.ts';
import { openGate } from '../proof/gate.ts';
import { inDetail } from '../reading/detail.ts';
import { type Reading, readSource } from '../reading/reading.ts';
import { toCitedText } from '../salience/cited-text.ts';
import { type RatedStatement, rateSentences } from '../salience/salience.ts';
import { longestText, repeats, selectDiverse } from '../salience/select.ts';
import { isOfSpokenPart } from '../salience/spoken-part.ts';
import { tokenize } from '../words/token.ts';
import { divide } from './division.ts';
import type { Division } from './division.type.ts';
import { findSections } from './find-sections.ts';
import { nameChapters } from './name-chapters.ts';
import { relevancies } from './relevancy.ts';

/** The chapters of an item: where they are, what they are called, and what is said in them. */
export function buildOutline(source: Source): Outline {
  const reading = readSource(source);
  if (reading.sentences.length === 0) return { chapters: [] };
  const rated = rateSentences(source);
  const agenda = findAgenda(source);
  const divisions = divisionsOf(source, { reading, rated, agenda });
  const parts = divisions.map((division) => ratedWithin(reading, rated, division));
  const naming = { source, reading, rated, divisions, phrases: indexPhrases(reading.sentences) };
  const titles = nameByAgenda(nameChapters(naming), agenda);
  const sections = findSections(naming, titles);
  const scores = relevancies(parts);
  const taste = tasteOf(source);
  const chapters = divisions.map((division, at) =>
    chapterOf(source, {
      division,
      rated: parts[at] ?? [],
      title: titles[at] ?? '',
      sections: sections[at] ?? [],
      relevancy: scores[at] ?? 0,
      taste,
    }),
  );
  const pages = narrate(source);
  return pages.length === 0 ? { chapters } : { chapters, pages };
}

type OutlineInput = { reading: Reading; rated: readonly RatedStatement[]; agenda: readonly AgendaItem[] };

/** A meeting is divided by its agenda; what is before the first item belongs to it. */
function divisionsOf(source: Source, { reading, rated, agenda }: OutlineInput): Division[] {
  if (agenda.length > 0)
    return agenda.map(({ firstSegment, lastSegment }, at) => ({
      first: at === 0 ? 0 : firstSegment,
      last: lastSegment,
    }));
  return hasStatements(rated) ? divide(reading, source.context) : [whole(source)];
}

/** The items name the chapters, but those that nobody named. */
const nameByAgenda = (titles: readonly string[], agenda: readonly AgendaItem[]): string[] =>
  titles.map((title, at) => agenda[at]?.title || title);

/** A list of links or names can be divided, but nothing could be said of its parts. */
const hasStatements = (rated: readonly RatedStatement[]): boolean => rated.some(({ score }) => score > 0);

const whole = ({ segments }: Source): Division => ({ first: 0, last: segments.length - 1 });

function ratedWithin(
  reading: Reading,
  rated: readonly RatedStatement[],
  { first, last }: Division,
): RatedStatement[] {
  return rated.slice(reading.firstSentence[first] ?? 0, reading.firstSentence[last + 1] ?? rated.length);
}

type Draft = {
  division: Division;
  rated: RatedStatement[];
  title: string;
  sections: Section[];
  relevancy: number;
  taste: Taste;
};

function chapterOf(
  { segments }: Source,
  { division, rated, title, sections, relevancy, taste }: Draft,
): Chapter {
  const gate = openGate(segments.slice(division.first, division.last + 1));
  const chosen = chooseSentences(rated, taste);
  const cite = (list: RatedStatement[]) =>
    gate.passAll(list.map((one) => toCitedText(segments, taste.headed(one))));
  const [first, last] = [segments[division.first], segments[division.last]];
  return {
    title,
    firstSegment: division.first,
    lastSegment: division.last,
    startMs: first?.startMs ?? null,
    endMs: last?.endMs ?? last?.startMs ?? null,
    page: first?.page ?? null,
    relevancy,
    summary: cite(chosen.summary),
    takeaways: cite(chosen.takeaways),
    ...(sections.length > 0 ? { sections } : {}),
  };
}

/** What a chapter may tell: nothing that the first screen or a quote tells, nothing unclear; what stands alone, rather. */
type Taste = {
  isTold: (one: RatedStatement) => boolean;
  isFit: (one: RatedStatement) => boolean;
  /** What a voice tells of a part that it named before is told with the name. */
  headed: (one: RatedStatement) => RatedStatement;
  /** How many sentences of so many are told in the detail that is asked for. */
  inDetail: (count: number) => number;
};

function tasteOf(source: Source): Taste {
  const reported = overviewCoverage(source);
  const quotes = chooseQuotes(source);
  const { segments, context } = source;
  const { kind } = context;
  const { isFit } = judgeOf(source);
  const headed = namesSpokenHeads(source);
  const isOfPart = isOfSpokenPart(source);
  const isSpoken = readSource(source).english && !isWritten(kind);
  // A meeting has its agenda and its decisions beside the chapters: what leans is procedure more often than not.
  const isUnclear = (one: RatedStatement): boolean =>
    isSpoken && (isBroken(one) || (kind === 'meeting' && !isFit(one)));
  return {
    // A heading is the title of its chapter already, and no sentence.
    isTold: (one) =>
      isTitleLine(segments, one.sentence.segment) ||
      isUnclear(one) ||
      (isOfPart(one) && headed(one) === one) ||
      reported(one) ||
      quotes.some(({ rated }) => repeats(rated, one)),
    isFit,
    headed,
    inDetail: (count) => inDetail(count, source.context),
  };
}

/** Talk that was begun twice, or not ended. */
const isBroken = ({ polished, sentence }: RatedStatement): boolean =>
  sentence.row === undefined && (isGarbled(polished) || isFragment(tokenize(polished)));

/** What is left of a sentence that leans on others: under the title of its chapter it may still be understood. */
const leaning = 0.4;

/** The best sentence or two make the summary, the ones after them the takeaways. */
function chooseSentences(
  all: RatedStatement[],
  { isTold: reported, isFit, inDetail: detailed }: Taste,
): { summary: RatedStatement[]; takeaways: RatedStatement[] } {
  const rated = all.filter((one) => !reported(one));
  const size = all.length;
  const count = detailed(size < 6 ? 1 : size < 20 ? 3 : size < 60 ? 5 : 6);
  const value = (one: RatedStatement): number =>
    one.score * (one.sentence.row !== undefined || isFit(one) ? 1 : leaning);
  const worth = (one: RatedStatement): number =>
    one.score > 0.12 && (one.words >= 6 || one.sentence.row !== undefined) ? value(one) : 0;
  const chosen = selectDiverse({ candidates: rated, count, worth });
  const readableOf = (list: readonly RatedStatement[]) =>
    list.filter(
      ({ polished, sentence }) =>
        polished !== '' && polished.length <= longestText && sentence.row === undefined,
    );
  // Where all is told but a word to the operator, the best is told again rather than that.
  const [untold, telling] = [readableOf(rated), readableOf(all.filter(({ isContent }) => isContent))];
  const hasMore = untold.length === 0 || untold.some(({ isContent }) => isContent) || telling.length === 0;
  const readable = hasMore ? untold : telling;
  const fallback = chosen.length > 0 ? chosen : readable.toSorted((a, b) => value(b) - value(a)).slice(0, 1);
  const lead = Math.min(2, Math.ceil(fallback.length / 3));
  const best = new Set(fallback.toSorted((a, b) => value(b) - value(a)).slice(0, lead));
  return {
    summary: fallback.filter((one) => best.has(one)),
    takeaways: fallback.filter((one) => !best.has(one)),
  };
}

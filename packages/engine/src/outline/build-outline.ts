import type { AgendaItem, Chapter, Outline, Section } from '@ecco/domain';
import { faultOf } from '../discourse/standing.ts';
import { chooseQuotes } from '../highlights/choose-quotes.ts';
import { findAgenda } from '../meeting/agenda/find-agenda.ts';
import { narrate } from '../narration/narrate.ts';
import { judgeOf } from '../overview/judge.ts';
import { toldOf } from '../overview/told.ts';
import { indexPhrases } from '../phrases/phrase-index.ts';
import type { Source } from '../ports/ports.ts';
import { openGate } from '../proof/gate.ts';
import { type Reading, readSource } from '../reading/reading.ts';
import { toCitedText } from '../salience/cited-text.ts';
import { type Rated, rateSentences } from '../salience/salience.ts';
import { longestText, repeats, selectDiverse } from '../salience/select.ts';
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

type Known = { reading: Reading; rated: readonly Rated[]; agenda: readonly AgendaItem[] };

/** A meeting is divided by its agenda; what is before the first item belongs to it. */
function divisionsOf(source: Source, { reading, rated, agenda }: Known): Division[] {
  if (agenda.length > 0)
    return agenda.map(({ firstSegment, lastSegment }, at) => ({
      first: at === 0 ? 0 : firstSegment,
      last: lastSegment,
    }));
  return tellsAnything(rated) ? divide(reading, source.context) : [whole(source)];
}

/** The items name the chapters, but those that nobody named. */
const nameByAgenda = (titles: readonly string[], agenda: readonly AgendaItem[]): string[] =>
  titles.map((title, at) => agenda[at]?.title || title);

/** A list of links or names can be divided, but nothing could be said of its parts. */
const tellsAnything = (rated: readonly Rated[]): boolean => rated.some(({ score }) => score > 0);

const whole = ({ segments }: Source): Division => ({ first: 0, last: segments.length - 1 });

function ratedWithin(reading: Reading, rated: readonly Rated[], { first, last }: Division): Rated[] {
  return rated.slice(reading.firstSentence[first] ?? 0, reading.firstSentence[last + 1] ?? rated.length);
}

type Draft = {
  division: Division;
  rated: Rated[];
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
  const cite = (list: Rated[]) => gate.passAll(list.map((one) => toCitedText(segments, one)));
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

/** What a chapter may tell: what stands alone, and nothing that the first screen or a quote tells. */
type Taste = (one: Rated) => boolean;

/** Up to so many sentences an item is short: its first screen leaves little, so that its chapters may point to each other. */
const shortItem = 80;
/** How far a sentence with a figure may lean there: "the change should save", but not "it should save". */
const mostLeaning = 0.35;

function tasteOf(source: Source): Taste {
  const told = toldOf(source);
  const quotes = chooseQuotes(source);
  const { isClear } = judgeOf(source);
  const isShort = source.context.kind !== 'meeting' && rateSentences(source).length <= shortItem;
  const mayLean = (one: Rated): boolean =>
    isShort &&
    one.isContent &&
    !one.isQuestion &&
    one.signals.figures > 0 &&
    one.dependence < mostLeaning &&
    faultOf(one.polished) === 'reference';
  return (one) =>
    (one.sentence.row !== undefined || isClear(one) || mayLean(one)) &&
    !told(one) &&
    !quotes.some(({ rated }) => repeats(rated, one));
}

/** The least that a sentence must count to be told of its chapter. */
const leastWorth = 0.12;

/** The best sentence or two make the summary, the ones after them the takeaways; nothing where nothing stands alone. */
function chooseSentences(all: Rated[], isTellable: Taste): { summary: Rated[]; takeaways: Rated[] } {
  const size = all.length;
  const count = size < 6 ? 1 : size < 20 ? 3 : size < 60 ? 5 : 6;
  const candidates = all.filter(
    (one) => one.polished !== '' && one.polished.length <= longestText && isTellable(one),
  );
  const worth = (one: Rated): number => (one.score > leastWorth ? one.score : 0);
  const chosen = selectDiverse({ candidates, count, worth });
  const best = candidates
    .filter(({ sentence }) => sentence.row === undefined)
    .toSorted((a, b) => b.score - a.score);
  const told = chosen.length > 0 ? chosen : best.slice(0, 1);
  const lead = new Set(
    told.toSorted((a, b) => b.score - a.score).slice(0, Math.min(2, Math.ceil(told.length / 3))),
  );
  return {
    summary: told.filter((one) => lead.has(one)),
    takeaways: told.filter((one) => !lead.has(one)),
  };
}

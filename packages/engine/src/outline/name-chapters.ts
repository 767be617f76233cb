import { isWritten } from '@ecco/domain';
import { housekeepingOf } from '../discourse/housekeeping.ts';
import { headingTitle, isHeading } from '../headings/heading.ts';
import type { IndexedPhrase } from '../phrases/phrase-index.ts';
import type { Segment, Source } from '../ports/ports.ts';
import type { Reading } from '../reading/reading.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { identifySpeakers } from '../speakers/identify-speakers.ts';
import { openingTitle } from '../titles/opening-title.ts';
import type { ChapterSpan } from '../titles/phrase-worth.ts';
import { stemsOf } from '../titles/taboo.ts';
import { titleChapters } from '../titles/title-chapters.ts';
import { lookUp } from '../words/part-of-speech.ts';
import { agendaTitle } from './agenda.ts';
import type { Division } from './division.type.ts';
import { findQuestions } from './questions.ts';

export type NamingRequest = {
  source: Source;
  reading: Reading;
  rated: readonly RatedStatement[];
  divisions: readonly Division[];
  phrases: readonly IndexedPhrase[];
};

/**
 * Titles of the chapters: the document's own heading, else what kind of part it is, else the question or the subject with
 * which it opens, else what is talked about.
 */
export function nameChapters({ source, reading, rated, divisions, phrases }: NamingRequest): string[] {
  const { segments, context } = source;
  const chapters = divisions.map((division) => spanOf(reading, division));
  const names = nameStems(source);
  const topics = titleChapters({ reading, rated, phrases, chapters, names });
  const taken = new Set<string>();
  const titles = divisions.map((division, at) => {
    if (isHeading(segments, division.first)) return divisionTitle(division, segments[division.first]);
    const part = rated.slice(chapters[at]?.firstSentence, chapters[at]?.endSentence);
    const called = context.kind === 'meeting' ? agendaTitle(segments[division.first]?.text ?? '') : '';
    if (called !== '') return called;
    if (isCeremony(part)) return ceremonyTitle({ part, at, count: divisions.length });
    const chapter = chapters[at];
    const said =
      isWritten(context.kind) || chapter === undefined
        ? ''
        : openingTitle({ reading, rated, chapter, names, taken });
    const title = said === '' ? (topics[at] ?? '') : said;
    taken.add(title);
    return title;
  });
  const input = context.kind === 'earnings' ? findQuestions(segments) : Number.POSITIVE_INFINITY;
  const named = titles.map((title, at) => (title === '' ? fallbackTitle(at, divisions.length) : title));
  return distinct(
    named.map((title, at) => (isQuestionChapter(divisions[at], input, title) ? `Q&A: ${title}` : title)),
  );
}

/** The sentences of a division. */
export const spanOf = (reading: Reading, { first, last }: Division): ChapterSpan => ({
  firstSentence: reading.firstSentence[first] ?? 0,
  endSentence: reading.firstSentence[last + 1] ?? reading.sentences.length,
});

/** The stems of what no title says: the show and its people; of a meeting, who meets. */
export function nameStems(source: Source): ReadonlySet<string> {
  const { showName, people, kind, title } = source.context;
  const speakers = identifySpeakers(source).map(({ name }) => name);
  const body = kind === 'meeting' ? [ofEveryBody, properWordsOf(title)] : [];
  return stemsOf([showName, ...speakers, ...people.map(({ name }) => name), ...body]);
}

/** What is spoken of in every meeting of a body: "Knox County", "Councilman Wallace" say nothing of one of its items. */
const ofEveryBody = `council councils councilman councilwoman councilmember councilor commissioner commissioners member members trustee
  trustees chair chairman chairwoman vice mayor county city town mr mrs ms madam ayes aye nays nay motion second please`;

const ofAnyBody = new Set(
  `pension pensions retirement teachers employees public school schools district state fund funds system systems plan trust investment
  investments board commission committee authority association regular special meeting minutes agenda january february march april
  may june july august september october november december`.split(/\s+/u),
);

/** "Larkmeadow Pension Board": whose the meeting is. */
const properWordsOf = (title: string): string =>
  [...title.matchAll(/\b\p{Lu}\p{Ll}{2,}\b/gu)]
    .map(([word]) => word)
    .filter(
      (word) =>
        !ofAnyBody.has(word.toLowerCase()) &&
        [null, 'name', 'place', 'organisation'].includes(lookUp(word.toLowerCase())),
    )
    .join(' ');

const divisionTitle = ({ parent }: Division, segment: Segment | undefined): string =>
  [parent ?? '', headingTitle(segment?.text ?? '')].filter((part) => part !== '').join(': ');

/** A chapter of the questions, unless it thanks or opens. */
function isQuestionChapter(division: Division | undefined, input: number, title: string): boolean {
  return (
    division !== undefined &&
    division.first >= input &&
    !/^(?:Closing|Housekeeping|Opening|Sponsor)/u.test(title)
  );
}

const wordTotal = (list: readonly RatedStatement[]): number => list.reduce((sum, one) => sum + one.words, 0);

/** A part that is more than two thirds greeting, thanks, sponsor and instruction. */
const isCeremony = (part: readonly RatedStatement[]): boolean =>
  wordTotal(part.filter((one) => one.isContent)) < wordTotal(part) * 0.34;

type Place = { part: readonly RatedStatement[]; at: number; count: number };

function ceremonyTitle({ part, at, count }: Place): string {
  const sold = part.filter(({ sentence }) => housekeepingOf(sentence.text) === 'sponsor');
  if (wordTotal(sold) > wordTotal(part) * 0.4) return 'Sponsor message';
  if (at === 0) return 'Opening and introductions';
  return at === count - 1 ? 'Closing remarks' : 'Housekeeping';
}

function fallbackTitle(at: number, count: number): string {
  if (at === 0) return count === 1 ? 'The whole item' : 'Opening';
  return at === count - 1 ? 'Closing' : `Part ${at + 1}`;
}

/** No two chapters of an item have the same title. */
function distinct(titles: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const times = (seen.get(title) ?? 0) + 1;
    seen.set(title, times);
    return times === 1 ? title : `${title} (${times})`;
  });
}

import type { Reading } from '../reading/reading.ts';
import type { RatedStatement } from '../salience/salience.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { stem } from '../words/stem.ts';
import { tokenize } from '../words/token.ts';
import { announcedSubject } from './announced-subject.ts';
import type { ChapterSpan } from './phrase-worth.ts';
import { questionTitle } from './question-title.ts';
import { isTaboo } from './taboo.ts';

/** How far a title is looked for: first where the chapter opens, then in its first part if it says what is said often. */
const windows = [
  { sentences: 9, words: 150, share: 1, fewest: 2, isFirst: true },
  { sentences: 60, words: 700, share: 0.4, fewest: 5, isFirst: false },
] as const;
const longest = 70;

type Opening = {
  reading: Reading;
  rated: readonly RatedStatement[];
  chapter: ChapterSpan;
  names: ReadonlySet<string>;
  /** Titles of other chapters. */
  taken: ReadonlySet<string>;
};

/**
 * A title in the words with which a chapter opens: the question that is asked, else the subject that is announced.
 * What it names must be spoken of again in the chapter, and no other title may be the same. '' where there is none.
 */
export function openingTitle({ reading, rated, chapter, names, taken }: Opening): string {
  if (!reading.english) return '';
  const counts = countTerms(reading, chapter);
  const isCarried = (title: string, fewest: number): boolean => {
    const stems = tokenize(title).map(({ lower }) => stem(lower));
    const isEmpty = title === '' || isTaboo({ key: stems.join(' '), label: title }, names, longest);
    return !isEmpty && stems.some((one) => !names.has(one) && (counts.get(one) ?? 0) >= fewest);
  };
  for (const window of windows) {
    const opening = openingOf(reading, chapter, window).filter(({ index }) => rated[index]?.isContent);
    const queries = opening
      .map(({ text }) => questionTitle(text))
      .filter((title) => window.isFirst || isOpen(title));
    const announced = opening.map(({ text }) => announcedSubject(text));
    const match = [...queries, ...announced].find(
      (title) => isCarried(title, window.fewest) && !taken.has(title),
    );
    if (match !== undefined) return match;
  }
  return '';
}

/** A question that yes or no does not answer. */
const isOpen = (title: string): boolean => /^(?:what|how|why|who|which|where)/iu.test(title);

function openingOf(
  { sentences }: Reading,
  { firstSentence, endSentence }: ChapterSpan,
  window: (typeof windows)[number],
): Sentence[] {
  const size = Math.min(window.sentences, Math.ceil((endSentence - firstSentence) * window.share));
  const opening: Sentence[] = [];
  let words = 0;
  for (const sentence of sentences.slice(firstSentence, firstSentence + size)) {
    if (words > window.words) break;
    words += sentence.tokens.length;
    if (sentence.row === undefined) opening.push(sentence);
  }
  return opening;
}

function countTerms(
  { sentences }: Reading,
  { firstSentence, endSentence }: ChapterSpan,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { terms } of sentences.slice(firstSentence, endSentence))
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

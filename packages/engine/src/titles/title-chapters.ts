import { smallestOf } from '@ecco/domain';
import type { IndexedPhrase } from '../phrases/phrase-index.ts';
import type { Reading } from '../reading/reading.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { lookUp } from '../words/part-of-speech.ts';
import { isNounPhrase } from './check-phrase.ts';
import { keyness } from './keyness.ts';
import { type ChapterSpan, carriage, isName, specificity } from './phrase-worth.ts';
import { sentenceCase } from './plain-words.ts';
import { isTaboo } from './taboo.ts';

type TitleRequest = {
  reading: Reading;
  rated: readonly RatedStatement[];
  phrases: readonly IndexedPhrase[];
  chapters: readonly ChapterSpan[];
  /** Stems that no title may consist of: the show's name, the speakers' names. */
  names: ReadonlySet<string>;
  /** For each chapter a text above it that its title does not say again. */
  above?: readonly string[];
  /** Whether a phrase, or else each of its words, must be said twice: in few words what is said once is said by the way. */
  twice?: boolean;
};

type Candidate = { phrase: IndexedPhrase; score: number; count: number };

const longest = 64;

/**
 * A title for each chapter, different from its siblings: the noun phrase whose words are said in it more than
 * elsewhere, and in what matters most of it; two where two carry the chapter. Empty where none does.
 */
export function titleChapters(request: TitleRequest): string[] {
  const taken = new Set<string>();
  return candidatesByChapter(request).map((candidates, at) => {
    const above = request.above?.[at] ?? '';
    const own = candidates.filter(
      ({ phrase }) => !taken.has(phrase.key) && !above.toLowerCase().includes(phrase.form.toLowerCase()),
    );
    const best = own.find((candidate) => isReadable(candidate, request));
    const first = best && (fuller(best, own, request) ?? best);
    if (first === undefined) return '';
    taken.add(first.phrase.key);
    const title = sentenceCase(first.phrase.form);
    const second = own.find((other) => isCompanion(first, other) && isReadable(other, request));
    if (second === undefined) return title;
    taken.add(second.phrase.key);
    return `${title} and ${inside(second.phrase.form)}`;
  });
}

/** A phrase behind another: a word of the dictionary loses the capital with which it opened its sentence. */
const inside = (form: string): string =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(form) && lookUp(form.split(' ')[0]?.toLowerCase() ?? '') === 'noun'
    ? `${form.charAt(0).toLowerCase()}${form.slice(1)}`
    : form;

/** In place of a lone word, names apart, a phrase that stands for the chapter nearly as well: "Funds" says little. */
function fuller(lone: Candidate, own: readonly Candidate[], request: TitleRequest): Candidate | undefined {
  if (lone.phrase.words > 1 || isName(lone.phrase)) return undefined;
  const isOf = ({ phrase }: Candidate) => phrase.key.split(' ').includes(lone.phrase.key);
  return own.find(
    (other) =>
      other.phrase.words > 1 &&
      other.score >= lone.score * (isOf(other) ? 0.3 : 0.55) &&
      isReadable(other, request),
  );
}

function isReadable({ phrase }: Candidate, { reading }: TitleRequest): boolean {
  if (!reading.english) return true;
  const sentence = reading.sentences[phrase.sentences[0] ?? -1];
  return isNounPhrase(phrase.label, sentence?.text ?? phrase.label);
}

function candidatesByChapter(request: TitleRequest): Candidate[][] {
  const words = countWords(request);
  const lists: Candidate[][] = request.chapters.map(() => []);
  for (const phrase of request.phrases) {
    if (isTaboo(phrase, request.names)) continue;
    for (const [chapter, presence] of spread(phrase, request)) {
      const { count } = presence;
      const span = request.chapters[chapter] ?? { firstSentence: 0, endSentence: 1 };
      const score =
        scoreOf(phrase, { ...presence, chapter, words }) *
        carriage(phrase, presence, span) *
        specificity(phrase);
      const isCarried = !request.twice || isSaidTwice(phrase, count, words.parts[chapter]);
      if (score > 0 && isCarried) lists[chapter]?.push({ phrase, score, count });
    }
  }
  for (const list of lists) list.sort((a, b) => b.score - a.score || (a.phrase.key < b.phrase.key ? -1 : 1));
  return lists.map((list) => list.slice(0, 30));
}

/** A lone word must be a name besides. */
function isSaidTwice(phrase: IndexedPhrase, count: number, part?: ReadonlyMap<string, number>): boolean {
  if (phrase.words === 1) return count > 1 && isName(phrase);
  return count > 1 || phrase.key.split(' ').every((stem) => (part?.get(stem) ?? 0) > 1);
}

type WordCounts = { all: Map<string, number>; parts: Map<string, number>[]; sizes: number[]; size: number };

/** How often each stem is said in the item and in each chapter; greetings and sponsors do not count. */
function countWords({ reading, rated, chapters }: TitleRequest): WordCounts {
  const counts: WordCounts = { all: new Map(), parts: [], sizes: [], size: 0 };
  for (const { firstSentence, endSentence } of chapters) {
    const part = new Map<string, number>();
    let size = 0;
    for (let at = firstSentence; at < endSentence; at++) {
      if (rated[at]?.isContent === false) continue;
      for (const term of reading.sentences[at]?.terms ?? []) {
        part.set(term, (part.get(term) ?? 0) + 1);
        counts.all.set(term, (counts.all.get(term) ?? 0) + 1);
        size++;
      }
    }
    counts.parts.push(part);
    counts.sizes.push(size);
    counts.size += size;
  }
  return counts;
}

type Presence = { count: number; best: number; first: number; last: number };

/** In which chapters a phrase is said: how often in content, in how good a sentence at best, and between which sentences. */
function spread(phrase: IndexedPhrase, { chapters, rated }: TitleRequest): Map<number, Presence> {
  const result = new Map<number, Presence>();
  let chapter = 0;
  for (const index of phrase.sentences) {
    while (chapter < chapters.length - 1 && index >= (chapters[chapter]?.endSentence ?? 0)) chapter++;
    const one = rated[index];
    if (one === undefined || !one.isContent) continue;
    const before = result.get(chapter) ?? { count: 0, best: 0, first: index, last: index };
    const best = Math.max(before.best, one.score);
    result.set(chapter, { count: before.count + 1, best, first: before.first, last: index });
  }
  return result;
}

type Place = Pick<Presence, 'count' | 'best'> & { chapter: number; words: WordCounts };

function scoreOf({ key, label, words: length, count: total }: IndexedPhrase, place: Place): number {
  const { chapter, count, best, words } = place;
  const [partSize, allSize] = [words.sizes[chapter] ?? 0, words.size];
  const stems = key.split(' ');
  const keys = stems.map((term) =>
    keyness({ part: words.parts[chapter]?.get(term) ?? 0, all: words.all.get(term) ?? 0, partSize, allSize }),
  );
  const isWhole = words.parts.length === 1;
  const support = isWhole
    ? Math.log(1 + smallestOf(stems.map((term) => words.all.get(term) ?? 0)))
    : Math.max(0, keys.reduce((sum, value) => sum + value, 0) / keys.length);
  const own = keyness({ part: count, all: Math.max(count, total), partSize, allSize });
  const size = length === 1 ? wordWorth(label, count) : length === 2 ? 1 : 0.95;
  const repeated = count >= 3 ? 1.25 : count === 2 ? 1.1 : 0.62;
  return (support + 0.5 * Math.max(0, own) + 0.3) * size * repeated * (0.75 + 0.35 * Math.min(1.2, best));
}

/** One word makes a title only where it is a name ("Kafka", "GDPR") or is said again and again. */
function wordWorth(label: string, count: number): number {
  const isName = lookUp(label.toLowerCase()) === 'organisation' || /\p{Lu}.*\p{Lu}/u.test(label);
  if (isName) return count >= 2 ? 0.7 : 0.25;
  if (label.includes('-')) return 0.1;
  return count >= 4 ? 0.42 : 0.15;
}

/**
 * A second phrase must nearly weigh as much, be said three times, and share no word with the first; a lone word is
 * one only where it is a name.
 */
function isCompanion(first: Candidate, { phrase, score, count }: Candidate): boolean {
  if (phrase.words === 1 && (first.phrase.words === 1 || !isName(phrase))) return false;
  const stems = new Set(first.phrase.key.split(' '));
  if (count < 3 || phrase.key.split(' ').some((part) => stems.has(part))) return false;
  return score > first.score * 0.7 && first.phrase.label.length + phrase.label.length + 5 <= longest;
}

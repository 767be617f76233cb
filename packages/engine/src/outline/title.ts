import type { IndexedPhrase } from '../phrases/phrase-index.ts';
import { lookUp } from '../words/part-of-speech.ts';
import { stem } from '../words/stem.ts';
import { tokenise } from '../words/token.ts';

export type ChapterSpan = { firstSentence: number; endSentence: number };
export type TitleRequest = {
  phrases: readonly IndexedPhrase[];
  chapters: readonly ChapterSpan[];
  /** Stems that no title may consist of: the show's name, the speakers' names. */
  taboo: ReadonlySet<string>;
  /** For each sentence, how much it counts: greetings and sponsors count little. */
  sentenceWeight: (index: number) => number;
};

type Candidate = { phrase: IndexedPhrase; score: number };

const longest = 64;

/**
 * A title for each chapter, different from its siblings: the noun phrases that are said in it more than
 * elsewhere (tf-idf over chapters), longer phrases first, two where two carry the chapter. Empty where the
 * chapter has no phrase of its own.
 */
export function titleChapters(request: TitleRequest): string[] {
  const candidates = candidatesByChapter(request);
  const taken = new Set<string>();
  return candidates.map((own) => {
    const [first, ...others] = own.filter(({ phrase }) => !taken.has(phrase.key));
    if (first === undefined) return '';
    taken.add(first.phrase.key);
    const second = others.find((other) => isCompanion(first, other));
    if (second === undefined) return first.phrase.label;
    taken.add(second.phrase.key);
    return `${first.phrase.label} and ${second.phrase.label}`;
  });
}

function candidatesByChapter(request: TitleRequest): Candidate[][] {
  const { phrases, chapters, taboo } = request;
  const lists: Candidate[][] = chapters.map(() => []);
  for (const phrase of phrases) {
    if (isTaboo(phrase, taboo)) continue;
    const counts = countByChapter(phrase, request);
    const within = Math.max(1, counts.size);
    for (const [chapter, count] of counts) {
      const score = scoreOf(phrase, { count, within, chapters: chapters.length });
      if (score > 0) lists[chapter]?.push({ phrase, score });
    }
  }
  for (const list of lists)
    list.sort((a, b) => b.score - a.score || a.phrase.key.localeCompare(b.phrase.key, 'en'));
  return lists.map((list) => list.slice(0, 24));
}

function countByChapter(
  phrase: IndexedPhrase,
  { chapters, sentenceWeight }: TitleRequest,
): Map<number, number> {
  const counts = new Map<number, number>();
  let chapter = 0;
  for (const index of phrase.sentences) {
    while (chapter < chapters.length - 1 && index >= (chapters[chapter]?.endSentence ?? 0)) chapter++;
    counts.set(chapter, (counts.get(chapter) ?? 0) + sentenceWeight(index));
  }
  return counts;
}

type Spread = { count: number; within: number; chapters: number };

function scoreOf({ words, label, count: total }: IndexedPhrase, { count, within, chapters }: Spread): number {
  if (count < 0.5) return 0;
  const rarity = Math.log(1 + chapters / within);
  const length = words === 1 ? 0.55 : words === 2 ? 1.25 : 1.35;
  const named = /\p{Lu}\S*\p{Lu}/u.test(label.replace(/(?<=^|[\s-])\p{Lu}/gu, '')) ? 1.1 : 1;
  const once = total < 2 ? 0.45 : 1;
  return (0.4 + Math.log(1 + count)) * rarity * length * named * once;
}

function isCompanion(first: Candidate, { phrase, score }: Candidate): boolean {
  const stems = new Set(first.phrase.key.split(' '));
  if (phrase.key.split(' ').some((part) => stems.has(part))) return false;
  return score > first.score * 0.6 && first.phrase.label.length + phrase.label.length + 5 <= longest;
}

function isTaboo({ key, label }: IndexedPhrase, taboo: ReadonlySet<string>): boolean {
  const parts = key.split(' ');
  if (label.length < 4 || label.length > 48) return true;
  if (parts.every((part) => taboo.has(part))) return true;
  return parts.every((part) => lookUp(part) === 'name');
}

/** The stems of some names, for the list of words no title may consist of. */
export function stemsOf(names: readonly (string | null)[]): Set<string> {
  return new Set(names.flatMap((name) => tokenise(name ?? '').map((token) => stem(token.lower))));
}

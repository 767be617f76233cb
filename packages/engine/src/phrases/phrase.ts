import type { Sentence } from '../sentences/sentence.ts';
import { type WordClass, wordClass } from '../words/part-of-speech.ts';
import { stem } from '../words/stem.ts';
import { functionWords, talkWords } from '../words/stop-words.ts';
import type { Token } from '../words/token.ts';

/** A noun phrase of one to four words at one place. `key` is the same for "pension fund" and "pension funds". */
export type Phrase = { key: string; text: string; words: number };

/** Words too common to carry a phrase, yet welcome as its first word: "real estate", "long-term debt". */
const openers = new Set(
  'open real long third small private public big hard dry early late short fair first old new high low best best-in-class line direct working local'.split(
    ' ',
  ),
);
/** Nouns of measure: no subject by themselves, and none at the end of a title. */
const measures = new Set(
  `percent per cent million billion trillion dollar dollars euro euros pound pounds year quarter percentage number numbers basis bps
  month week fiscal full prior previous current approximately respectively versus compared total increase decrease increases
  year-over-year year-on-year quarter-over-quarter result results plus minus average amount period end rest level levels
  end-to-end today's hundred thousand yeah day days nice lot set sort bunch set piece pieces course ton tons side sides
  aspect aspects area areas type types form forms version versions item items detail details sorts kinds ones january february march
  april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  sir madam mister chairman gentleman rmb usd eur gbp jpy cny inr cad
  twenties thirties forties fifties sixties seventies eighties nineties`.split(/\s+/u),
);

/** Noun phrases of a sentence: every run of adjectives and nouns, and the shorter ones inside that end with it. */
export function findPhrases(sentence: Sentence): Phrase[] {
  const phrases: Phrase[] = [];
  let run: Token[] = [];
  for (const token of sentence.tokens) {
    const previous = run.at(-1);
    if (previous !== undefined && !isAdjacent(sentence.text, previous, token)) run = flush(run, phrases);
    if (canStand(token)) run.push(token);
    else run = flush(run, phrases);
  }
  flush(run, phrases);
  return phrases;
}

const isAdjacent = (text: string, before: Token, after: Token): boolean =>
  /^[ -]$/u.test(text.slice(before.end, after.start)) && !/['’]s$/u.test(before.text);

function canStand({ lower, text }: Token): boolean {
  if (functionWords.has(lower.replace(/'s$/u, '')) || lower.length < 2 || /^\p{Sc}?\d/u.test(text))
    return false;
  if (openers.has(lower)) return true;
  if (
    talkWords.has(lower) ||
    lower.includes("'t") ||
    lower.includes("'re") ||
    /-(?:to|in|of|on|by|the|a)$/u.test(lower)
  )
    return false;
  const kind = classOf(text, lower);
  return kind !== 'verb' && kind !== 'adverb' && kind !== 'number' && kind !== 'other';
}

/** A capital inside a phrase marks a name, whatever the dictionary says of the word. */
function classOf(text: string, lower: string): WordClass {
  const plain = lower.replace(/'s?$/u, '');
  const kind = wordClass(plain);
  return /^\p{Lu}{2,}s?$/u.test(text) ? 'noun' : kind;
}

function flush(run: Token[], into: Phrase[]): Token[] {
  const size = run.length;
  for (let first = 0; first < size; first++) {
    for (let last = first; last < Math.min(size, first + 4); last++) {
      const part = run.slice(first, last + 1);
      if (isPhrase(part)) into.push(phraseOf(part));
    }
  }
  return [];
}

function isPhrase(part: Token[]): boolean {
  const [first, last] = [part[0], part.at(-1)];
  if (first === undefined || last === undefined) return false;
  const end = classOf(last.text, last.lower);
  if (end === 'adjective' || openers.has(last.lower) || measures.has(last.lower)) return false;
  if (part.some(({ lower }, at) => lower === part[at - 1]?.lower)) return false;
  if (part.length === 1) return (end === 'noun' || end === 'organisation') && last.lower.length > 3;
  if (end === 'gerund' && part.length > 2) return false;
  return !measures.has(first.lower) && !part.some((token, at) => at > 0 && openers.has(token.lower));
}

function phraseOf(part: Token[]): Phrase {
  const text = part.map((token) => token.text.replace(/['’]s$/u, '')).join(' ');
  return { key: part.map((token) => stem(token.lower)).join(' '), text, words: part.length };
}

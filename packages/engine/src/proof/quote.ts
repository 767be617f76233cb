/** Where a quote stands: the run of the source as it is written there, and whether it is letter for letter. */
export type ProvedQuote = { exact: boolean; run: string; start: number; end: number; share: number };

const smallestShare = 0.85;

/**
 * Finds a quote in its source (decision: quotes are proved). First exactly, with white space, quotation marks,
 * dashes and letter case folded; else as one contiguous run that holds at least 85 % of the quote's words in
 * their order and is not longer than the quote allows. Null where neither is found.
 */
export function proveQuote(quote: string, sourceText: string): ProvedQuote | null {
  const words = foldedWords(quote);
  if (words.length === 0) return null;
  const source = foldedWords(sourceText);
  const exact = findExact(words, source);
  if (exact >= 0) return run(sourceText, source, { first: exact, last: exact + words.length - 1, share: 1 });
  return findNear(words, source, sourceText);
}

type FoldedWord = { word: string; start: number; end: number };

function foldedWords(text: string): FoldedWord[] {
  const words: FoldedWord[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}%$€£¥]+(?:[.,’'][\p{L}\p{M}\p{N}]+)*%?/gu)) {
    const word = match[0].toLowerCase().replaceAll('’', "'");
    words.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return words;
}

function findExact(words: FoldedWord[], source: FoldedWord[]): number {
  for (let at = 0; at + words.length <= source.length; at++) {
    if (words.every(({ word }, offset) => source[at + offset]?.word === word)) return at;
  }
  return -1;
}

type QuoteMatch = { first: number; last: number; share: number };

function run(text: string, source: FoldedWord[], { first, last, share }: QuoteMatch): ProvedQuote {
  const start = source[first]?.start ?? 0;
  const end = source[last]?.end ?? text.length;
  return { exact: share === 1, run: text.slice(start, end), start, end, share };
}

/** Windows are tried only where one of the quote's first words stands, so the cost follows the matches. */
function findNear(words: FoldedWord[], source: FoldedWord[], text: string): ProvedQuote | null {
  const missable = Math.floor(words.length * (1 - smallestShare));
  const openers = new Set(words.slice(0, missable + 1).map(({ word }) => word));
  let best: QuoteMatch | null = null;
  for (let at = 0; at < source.length; at++) {
    if (!openers.has(source[at]?.word ?? '')) continue;
    const quoteMatch = matchFrom(words, source, at);
    if (quoteMatch.share >= smallestShare && quoteMatch.share > (best?.share ?? 0)) best = quoteMatch;
  }
  return best === null ? null : { ...run(text, source, best), exact: false };
}

/** Walks both texts together, skipping at most two words of the source between two words of the quote. */
function matchFrom(words: FoldedWord[], source: FoldedWord[], first: number): QuoteMatch {
  let at = first;
  let last = first;
  let matched = 0;
  for (const { word } of words) {
    const next = [at, at + 1, at + 2].find((index) => source[index]?.word === word);
    if (next === undefined) continue;
    matched++;
    last = next;
    at = next + 1;
  }
  return { first, last, share: Math.min(0.999, matched / words.length) };
}

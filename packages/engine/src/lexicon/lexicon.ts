/** A phrase with a sentence in which it must be found and one in which it must not. */
export type Phrase = { pattern: string; catches: string; spares: string };

/** Where the entries of a lexicon stand in a text: as whole words anywhere, behind signs at its beginning, at its end, or as all of it. */
export type Place = 'anywhere' | 'opening' | 'closing' | 'whole';

export type Lexicon = {
  at: Place;
  words: readonly string[];
  phrases: readonly Phrase[];
  /** One pattern of all entries, without captures: to be built into a larger one. */
  source: string;
  /** Its entries as a choice, without their place. */
  choice: string;
  flags: string;
  test: (text: string) => boolean;
  /** How often its entries stand in a text. */
  count: (text: string) => number;
  /** The entries as they stand in a text, and where each begins. */
  findAll: (text: string) => { text: string; index: number }[];
};

type LexiconData = {
  at?: Place;
  /** Single words between white space; an ending may be a pattern: `fees?`, `allocat\w+`. */
  words?: string;
  /**
   * One to a line: `phrase  + a sentence with it  - a sentence without it`. A phrase is a short pattern: `(a|b)` is a
   * choice, `~` at an edge says that no word need begin or end there, `^` and `$` that the text does.
   */
  phrases?: string;
  /** Whether capitals must be as they are written here. */
  isCased?: boolean;
};

const frames: Record<Place, readonly [string, string]> = {
  anywhere: ['\\b', '\\b'],
  opening: ['^[^\\p{L}\\p{N}]*', '\\b'],
  closing: ['\\b', '$'],
  whole: ['^', '$'],
};
const opensItself = /^[~^]/u;
const closesItself = /[~$]$/u;

/** The words and phrases of a lexicon as a matcher. What it takes grows with the length of the text, and no faster. */
export function lexicon({
  at = 'anywhere',
  words = '',
  phrases = '',
  isCased = false,
}: LexiconData): Lexicon {
  const wordList = words.split(/\s+/u).filter(Boolean);
  const phraseList = phrases.split('\n').flatMap(readPhrase);
  const source = patternSource([...wordList, ...phraseList.map(({ pattern }) => pattern)], at);
  const choice = `(?:${[...wordList, ...phraseList.map(({ pattern }) => pattern)].map(withoutCaptures).join('|')})`;
  const flags = isCased ? 'u' : 'iu';
  const one = new RegExp(source, flags);
  const all = new RegExp(source, `${flags}g`);
  return {
    at,
    words: wordList,
    phrases: phraseList,
    source,
    choice,
    flags,
    test: (text) => one.test(text),
    count: (text) => text.match(all)?.length ?? 0,
    findAll: (text) => Array.from(text.matchAll(all), ({ 0: match, index }) => ({ text: match, index })),
  };
}

const withoutCaptures = (entry: string): string => entry.replace(/(?<!\\)\((?!\?)/gu, '(?:');

/** The pattern of some entries at a place. */
export function patternSource(entries: readonly string[], at: Place): string {
  const [before, after] = frames[at];
  const patterns = entries.map(withoutCaptures);
  const isFramed = (entry: string) => !opensItself.test(entry) && !closesItself.test(entry);
  const framed = patterns.filter(isFramed);
  const others = patterns.filter((entry) => !isFramed(entry));
  return [
    ...(framed.length > 0 ? [`${before}(?:${framed.join('|')})${after}`] : []),
    ...others.map((entry) => {
      const plain = entry.replace(/^~|~$/gu, '');
      return `${opensItself.test(entry) ? '' : before}(?:${plain})${closesItself.test(entry) ? '' : after}`;
    }),
  ].join('|');
}

function readPhrase(line: string): Phrase[] {
  if (line.trim() === '') return [];
  const [pattern = '', examples = ''] = line.trim().split(/(?<! ) {2,}\+ /u);
  const [catches = '', spares = ''] = examples.split(/(?<! ) {2,}- /u);
  return [{ pattern, catches, spares }];
}

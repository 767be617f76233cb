/** A word of a text and the characters it covers. Offsets count from the start of the tokenized text. */
export type Token = { text: string; lower: string; start: number; end: number };

const word =
  /(?:\p{L}\.){2,}|\p{Sc}?\d+(?:[.,:]\d+)*(?:%|\p{L}+)?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:[’'&-][\p{L}\p{M}\p{N}]+)*/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}]/u;

/** Words, figures ("$2.4", "7.25%") and dotted abbreviations of a text, in order. */
export function tokenize(text: string): Token[] {
  return unspaced.test(text) ? segmentUnspaced(text) : matchWords(text);
}

function matchWords(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(word)) tokens.push(tokenAt(match[0], match.index));
  return tokens;
}

let segmenter: Intl.Segmenter | undefined;

/** Chinese, Japanese, Thai and Khmer are written without spaces: the runtime's word breaker finds the words. */
function segmentUnspaced(text: string): Token[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  const tokens: Token[] = [];
  for (const part of segmenter.segment(text)) {
    if (part.isWordLike) tokens.push(tokenAt(part.segment, part.index));
  }
  return tokens;
}

function tokenAt(text: string, start: number): Token {
  return { text, lower: text.toLowerCase().replaceAll('’', "'"), start, end: start + text.length };
}

/** Number of words as a reader counts them: runs between white space where a language has any. */
export function countWords(text: string): number {
  return unspaced.test(text) ? segmentUnspaced(text).length : (text.match(/\S+/gu)?.length ?? 0);
}

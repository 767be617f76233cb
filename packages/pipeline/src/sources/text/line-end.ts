/**
 * What a line that ends with a hyphen becomes when the next one is put behind it. A hyphen tells nothing of why it is
 * there: "invest-/ment" is one word, "non-/GAAP" and "long-/term" need theirs. The text itself says it best, by how it
 * writes the word elsewhere; where it does not, the hyphen stays, because "non-GAAP" without it says the opposite.
 */
import { boundEndings, neverHyphenated, prefixes, suspends } from './line-end.words.ts';
import { piecesOf } from './text-decoding.ts';

const hyphen = /[-\u2010\u2011]$/u;
const softHyphen = /\u00ad$/u;
const wordAtStart = /^[\p{L}\p{N}\p{M}'’-]+/u;
/** Characters of a line's end that are looked at. */
const longestWord = 60;
const words = /[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text in small letters, but for those that a line's end divides. Compounds stand as they are written. */
export function wholeWords(lines: Iterable<string>): Set<string> {
  const result = new Set<string>();
  let isDivided = false;
  for (const line of lines) {
    const start = isDivided ? (wordAtStart.exec(line)?.[0].length ?? 0) : 0;
    isDivided = /[-\u00ad\u2010\u2011]$/u.test(line.slice(-1));
    const whole = line.slice(start, isDivided ? line.lastIndexOf(' ') + 1 : undefined);
    for (const piece of piecesOf(whole.toLowerCase()))
      for (const [word] of piece.matchAll(words)) result.add(word);
  }
  return result;
}

/** Two lines as one. `known` are the whole words of the text; nothing but the hyphen of a divided word is left out. */
export function joinLines(before: string, after: string, known: ReadonlySet<string> = new Set()): string {
  if (softHyphen.test(before.slice(-1))) return before.slice(0, -1) + after;
  const last = before.slice(Math.max(before.lastIndexOf(' ') + 1, before.length - longestWord));
  const next = wordAtStart.exec(after)?.[0] ?? '';
  const isBound =
    hyphen.test(before.slice(-1)) && /[\p{L}\p{N}]$/u.test(last.slice(0, -1)) && /^[\p{L}\p{N}]/u.test(next);
  if (!isBound || suspends.has(next.toLowerCase())) return `${before} ${after}`;
  return isDividedWord(last.slice(0, -1), next, known) ? before.slice(0, -1) + after : before + after;
}

/** Whether a hyphen stands inside a word that is written without one. */
function isDividedWord(start: string, end: string, known: ReadonlySet<string>): boolean {
  const head = /(?<![\p{L}\p{N}]-)(?<!\p{L})\p{L}+$/u.exec(start)?.[0] ?? '';
  if (head === '' || !/^\p{L}+$/u.test(end.replace(/['’].*$/u, ''))) return false;
  const isCapital = /^\p{Lu}/u.test(end);
  if (isCapital && (head !== head.toUpperCase() || end !== end.toUpperCase())) return false;
  const [left, right] = [head.toLowerCase(), end.toLowerCase().replace(/['’].*$/u, '')];
  if (known.has(`${left}-${right}`)) return false;
  const whole = left + right;
  return (
    known.has(whole) ||
    neverHyphenated.has(whole) ||
    known.has(`${whole}s`) ||
    known.has(whole.replace(/s$/u, '')) ||
    boundEndings.has(right)
  );
}

/**
 * Two lines of speech as one. There a hyphen at the end most often breaks a word off ("we were go- going"), and is only
 * kept with what follows where it belongs to a prefix.
 */
export function joinSpoken(before: string, after: string): string {
  const start = /(?<=^|\s)(\p{L}+)[-\u2010\u2011]$/u.exec(before.slice(-20))?.[1]?.toLowerCase() ?? '';
  const isPrefix = prefixes.has(start) && !after.toLowerCase().startsWith(start);
  return isPrefix ? joinLines(before, after) : `${before} ${after}`;
}

/** What is joined as a whole, in characters, before its beginning is laid aside; only the end tells how to go on. */
const [openMost, openEnd] = [4_000, 200];

/** Lines of speech as one text, as `joinSpoken` joins two, in a time that grows with their length alone. */
export function joinAllSpoken(lines: readonly string[]): string {
  const done: string[] = [];
  let open = lines[0] ?? '';
  for (const line of lines.slice(1)) {
    if (open.length > openMost) {
      done.push(open.slice(0, -openEnd));
      open = open.slice(-openEnd);
    }
    open = joinSpoken(open, line);
  }
  return done.join('') + open;
}

import { lookUp } from '../words/part-of-speech.ts';
import { functionWords, talkWords } from '../words/stop-words.ts';

const word = String.raw`\p{Lu}[\p{L}\p{M}]*(?:[’'-]\p{Lu}?[\p{L}\p{M}]+)*`;
/** A person's name as it is written in running text, with an optional title before it. */
export const namePattern = String.raw`(?:(?:Mr|Ms|Mrs|Dr|Professor|Senator)\.?\s+)?(${word}(?:\s+(?:\p{Lu}\.|(?:de|del|van|von|der|da|di|la)\s+${word}|${word})){0,3})`;
const firmWord = String.raw`\p{Lu}[\p{L}\p{N}&’'-]*(?:\.\p{L}+)*`;
/** A firm's name: words with capitals, "&", and letters said one by one. */
export const firmPattern = String.raw`((?:the\s+)?${firmWord}(?:\s+(?:&|and|of|${firmWord})){0,5})`;

const firmEnding =
  /\b(?:capital|securities|bank|research|partners|markets|advisors|management|group|company|corporation|investments?|associates|america|fund)$/iu;
const notNames = new Set(
  'please operator question line company today management team slide page everyone speaker host conference chief president chairman senior vice investor relations thank'.split(
    ' ',
  ),
);

/**
 * How surely words are a person's name, 0 to 1: a given name the dictionary knows, or two words or more that
 * are no dictionary words.
 */
export function nameLikeness(name: string): number {
  const words = name.toLowerCase().split(/\s+/u);
  const first = words[0] ?? '';
  if (words.some((part) => notNames.has(part) || functionWords.has(part))) return 0;
  if (words.every((part) => part.replace('.', '').length === 1) || firmEnding.test(name)) return 0;
  const kind = lookUp(first);
  if (kind === 'name') return words.length > 1 ? 1 : 0.8;
  if (words.length === 1 || kind === 'place' || kind === 'organisation' || talkWords.has(first)) return 0;
  return kind === null ? 0.8 : 0.4;
}

/** A name without the words that a sentence adds to it: "Darren Kirk President" is "Darren Kirk". */
export function trimName(name: string): string {
  const words = name.replace(/[.,]+$/u, '').split(/\s+/u);
  const stop = words.findIndex(
    (part, at) => at > 0 && (notNames.has(part.toLowerCase()) || functionWords.has(part.toLowerCase())),
  );
  return (stop < 0 ? words : words.slice(0, stop)).join(' ');
}

/** Whether two names may be the same person's: the same words, or one is the other's given or family name. */
export function isSamePerson(a: string, b: string): boolean {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  if (left === right) return true;
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  const parts = long.split(' ');
  if (!short.includes(' ')) return parts[0] === short || parts.at(-1) === short;
  const shortParts = short.split(' ');
  return shortParts[0] === parts[0] && shortParts.at(-1) === parts.at(-1);
}

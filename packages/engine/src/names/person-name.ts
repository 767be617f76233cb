import { lookUp } from '../words/part-of-speech.ts';
import { functionWords, talkWords } from '../words/stop-words.ts';
import { firmEnding, houses } from './person-name.lexicon.ts';

const word = String.raw`\p{Lu}[\p{L}\p{M}]{0,40}(?:[’'-][\p{L}\p{M}]{1,40}){0,3}`;
/** A person's name as it is written in running text, with an optional title before it. */
export const namePattern = String.raw`(?:(?:Mr|Ms|Mrs|Dr|Miss|Mister|Professor|Senator|Sir)\.?\s+)?(${word}(?:\s+(?:\p{Lu}\.|(?:de|del|van|von|der|da|di|la)\s+${word}|${word})){0,3})`;
const firmWord = String.raw`(?:(?:\p{Lu}\.\s?){0,6}\p{Lu}\.(?=\s\p{Lu})|\p{Lu}[\p{L}\p{N}&’'-]{0,60}(?:\.\p{L}{1,40}){0,3}|jp(?=\s\p{Lu})|(?:[a-z]\s){1,4}[a-z]\b)`;
/** A firm's name: words with capitals, "&", and letters said one by one. */
export const firmPattern = String.raw`((?:the\s+)?${firmWord}(?:\s+(?:&|and|of|${firmWord})){0,5})`;

const notNames = new Set(
  'quarter first second third fourth results earnings fiscal full year call please operator question line company today management team slide page everyone speaker host conference chief president chairman senior vice investor relations thank'.split(
    ' ',
  ),
);

/** Given names that are words or places as well: with a family name behind they are names. */
const alsoWords = new Set(
  `carolina georgia florence sydney victoria jordan austin chelsea charlotte madison savannah chad kent lincoln devon lorraine
  adelaide santiago dallas houston frank grant art rich drew chuck dean miles wade heath glen rusty sandy gene earl guy ray clay
  cliff bill max pat jack reed dale chase hunter mason carter parker grace joy rose june hope faith`.split(
    /\s+/u,
  ),
);
const isFamilyName = (word: string): boolean => lookUp(word) === null || lookUp(word) === 'name';

/**
 * How surely words are a person's name, 0 to 1: a given name the dictionary knows, or two words or more that
 * are no dictionary words.
 */
export function nameLikeness(name: string): number {
  const words = name.toLowerCase().split(/\s+/u);
  const first = words[0] ?? '';
  if (words.some((part) => notNames.has(part) || functionWords.has(part) || /^i['’]|['’]s$/u.test(part)))
    return 0;
  if (words.every((part) => part.replace('.', '').length === 1) || isFirmName(name)) return 0;
  const kind = lookUp(first);
  if (kind === 'name' || (words.length > 1 && alsoWords.has(first) && isFamilyName(words.at(-1) ?? '')))
    return words.length > 1 ? 1 : 0.8;
  if (words.length === 1 || kind === 'place' || kind === 'organisation' || talkWords.has(first)) return 0;
  return kind === null ? 0.8 : 0.4;
}

/** Whether words are a firm's name by their ending, by the dictionary, or because the house is known. */
export const isFirmName = (name: string): boolean =>
  firmEnding.test(name) || houses.test(name) || lookUp(name.toLowerCase()) === 'organisation';

/** A name without the words that a sentence adds to it: "Darren Kirk President" is "Darren Kirk". */
export function trimName(name: string): string {
  const words = name
    .trim()
    .replace(/(?<![.,])[.,]+$/u, '')
    .split(/\s+/u);
  const stop = words.findIndex(
    (part, at) =>
      at > 0 &&
      (/^I(?:['’]|$)/u.test(part) ||
        notNames.has(part.toLowerCase()) ||
        functionWords.has(part.toLowerCase())),
  );
  return (stop < 0 ? words : words.slice(0, stop)).join(' ');
}

const shortNames = new Set(
  `bob robert|rob robert|bill william|will william|mike michael|dave david|jim james|joe joseph|tom thomas|tony anthony|
  dick richard|rick richard|kate katherine|liz elizabeth|beth elizabeth|peggy margaret|maggie margaret|ted edward|
  chuck charles|jack john|andy andrew|drew andrew|larry lawrence|steve stephen|geoff jeffrey|jeff geoffrey|kathy katherine|
  sue susan|nick nicholas|becky rebecca|jenny jennifer|art arthur|ed edward|al alan|ron ronald|don donald|ken kenneth`
    .split('|')
    .map((pair) => pair.trim()),
);

/** "Jeff" for "Jeffrey", "Bob" for "Robert". */
function isSameGiven(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long === short || (short.length > 2 && long.startsWith(short)) || shortNames.has(`${short} ${long}`);
}

/** Whether two names may be the same person's: the same words, or one is the other's given or family name. */
export function isSamePerson(a: string, b: string): boolean {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  if (left === right) return true;
  const [short, long] = left.split(' ').length < right.split(' ').length ? [left, right] : [right, left];
  const parts = long.split(' ');
  if (!short.includes(' ')) return isSameGiven(parts[0] ?? '', short) || parts.at(-1) === short;
  const shortParts = short.split(' ');
  return isSameGiven(shortParts[0] ?? '', parts[0] ?? '') && shortParts.at(-1) === parts.at(-1);
}

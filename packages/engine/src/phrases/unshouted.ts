import { lookUp } from '../words/part-of-speech.ts';

const capitals = /^\p{Lu}[\p{Lu}\p{P}]*$/u;
const plainEnding = /(?:tion|sion|ment|ness|ity|ance|ence|ship|ator|ing|ed)s?$/u;

/**
 * Forms and headings write everything in capitals, so that these tell nothing of a phrase. A single word may be the name
 * of a thing that is written so, but for those whose ending tells that they are none.
 */
export function isShouted(phrase: string): boolean {
  const words = phrase.split(' ');
  const isPlain = words.length > 1 || (phrase.length > 6 && plainEnding.test(phrase.toLowerCase()));
  return isPlain && words.every((word) => capitals.test(word));
}

/** A word of the language, as far as the dictionary and its ending tell; no abbreviation and no name. */
function isWord(lower: string): boolean {
  const known = lookUp(lower);
  if (known === null) return lower.length > 5 && plainEnding.test(lower);
  return known !== 'name' && known !== 'place' && known !== 'organisation';
}

/** A phrase of several words in capitals, in small letters; as it is where one of them may be an abbreviation or a name. */
export function unshouted(phrase: string): string {
  const lower = phrase.toLowerCase();
  const words = lower.split(' ');
  return isShouted(phrase) && words.length > 1 && words.every(isWord) ? lower : phrase;
}

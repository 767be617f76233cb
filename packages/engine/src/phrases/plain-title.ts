import { lookUp } from '../words/part-of-speech.ts';
import { capitalized, isSmallWord } from './title-case.ts';

/** Letters of a word in capitals that no dictionary has and that is taken for an abbreviation. */
const longestAbbreviation = 5;
const romanOrNumber = /^(?:[IVXL]+|[\d\p{P}]+)$/u;
/** Words that are abbreviations in capitals. */
const alsoAbbreviations = new Set(['us', 'it', 'who', 'aid', 'am', 'pm', 'un', 'eu', 'uk', 'la', 'act']);
const plainEnding = /(?:tion|sion|ment|ness|ity|ance|ence|ship|ing|ed|er|or)s?$/u;

/**
 * A title that is printed in capitals, as it would be written among others: "MINUTES OF THE CPF BOARD" is "Minutes of the CPF
 * Board". As it is where a longer word is in no dictionary, since that may be a name that is written so, or an abbreviation.
 */
export function plainTitle(title: string): string {
  const words = title.split(/\s+/u);
  if (/\p{Ll}/u.test(title) || words.length < 2) return title;
  const plain = words.map((word, at) => plainWord(word, at === 0));
  return plain.includes(null) ? title : plain.join(' ');
}

/** A word of a title in capitals; null where nobody could know how it is written. */
function plainWord(word: string, isFirst: boolean): string | null {
  const letters = word.replace(/[^\p{L}]/gu, '');
  const lower = letters.toLowerCase();
  if (letters === '' || romanOrNumber.test(word)) return word;
  if (isSmallWord(lower)) return isFirst ? capitalized(word.toLowerCase()) : word.toLowerCase();
  if (alsoAbbreviations.has(lower)) return word;
  if (lookUp(lower) !== null || (lower.length > longestAbbreviation && plainEnding.test(lower)))
    return capitalized(word.toLowerCase());
  return letters.length <= longestAbbreviation ? word : null;
}

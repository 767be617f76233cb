import { lookUp } from '../words/part-of-speech.ts';

const capitals = /^\p{Lu}[\p{Lu}\p{P}]*$/u;
const letters = (word: string): number => word.replace(/\P{L}/gu, '').length;

/** A form or a heading writes everything in capitals, so that they tell nothing of a phrase. */
export const isShouted = (phrase: string): boolean => {
  const words = phrase.split(' ');
  return words.every((word) => capitals.test(word)) && words.some(isWord);
};

/** Not an abbreviation, as far as its length and the dictionary tell: "WATER", not "HVAC" or "REIT". */
function isWord(word: string): boolean {
  const known = lookUp(word.toLowerCase());
  return letters(word) > 5 || (letters(word) > 3 && known !== null && known !== 'organisation');
}

/** A phrase that is written in capitals, with its words in small letters; abbreviations keep theirs. */
export const unshouted = (phrase: string): string =>
  isShouted(phrase)
    ? phrase
        .split(' ')
        .map((word) =>
          isWord(word) || lookUp(word.toLowerCase()) === 'adjective' ? word.toLowerCase() : word,
        )
        .join(' ')
    : phrase;

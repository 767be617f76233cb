import { type TranscriptWord, transcriptWordsMax, type UnsurePlace } from '@ecco/domain';

const thousandths = 1_000;
const numbersOfWord = 5;
const numbersOfPlace = 3;

/** Words as integers: where it stands, how long, from and to which ms, and its confidence in thousandths, -1 for none. */
export const packWords = (words: readonly TranscriptWord[]): number[] =>
  words
    .slice(0, transcriptWordsMax)
    .flatMap(({ at, length, startMs, endMs, confidence }) => [
      at,
      length,
      Math.round(startMs),
      Math.round(endMs),
      confidence === null ? -1 : Math.round(confidence * thousandths),
    ]);

export function unpackWords(numbers: readonly number[]): TranscriptWord[] {
  const words: TranscriptWord[] = [];
  for (let from = 0; from + numbersOfWord <= numbers.length; from += numbersOfWord) {
    const [at = 0, length = 0, startMs = 0, endMs = 0, sure = -1] = numbers.slice(from, from + numbersOfWord);
    words.push({ at, length, startMs, endMs, confidence: sure < 0 ? null : sure / thousandths });
  }
  return words;
}

/** Places as integers: where it stands, how long, and 1 for a name. */
export const packPlaces = (places: readonly UnsurePlace[]): number[] =>
  places
    .slice(0, transcriptWordsMax)
    .flatMap(({ at, length, kind }) => [at, length, kind === 'name' ? 1 : 0]);

export function unpackPlaces(numbers: readonly number[]): UnsurePlace[] {
  const places: UnsurePlace[] = [];
  for (let from = 0; from + numbersOfPlace <= numbers.length; from += numbersOfPlace) {
    const [at = 0, length = 0, name = 0] = numbers.slice(from, from + numbersOfPlace);
    places.push({ at, length, kind: name === 1 ? 'name' : 'figure' });
  }
  return places;
}

/** A word of a transcript, as it is compared, with where it stands. */
export type PlacedWord = { word: string; line: number; at: number; length: number };

const wordPattern = /[\p{L}\p{N}]{1,200}(?:['’][\p{L}\p{N}]{1,200}){0,4}/gu;

/** The words of some lines as one stream, in lower case and without punctuation. */
export const placedWords = (texts: readonly string[]): PlacedWord[] =>
  texts.flatMap((text, line) =>
    [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
      word: word.normalize('NFKC').toLowerCase(),
      line,
      at: index,
      length: word.length,
    })),
  );

const sentenceEnd = /[.?!…;]/u;
/** Longest sentence of a vote, an answer or a thank-you, in words. */
const shortWords = 4;

/** Whether one word comes back after every one, two or three others, as the answers of a roll call do. */
const isRhythmic = (words: readonly string[]): boolean =>
  [2, 3, 4].some((beat) =>
    Array.from({ length: beat }, (_, from) => words.filter((_word, at) => at % beat === from)).some(
      (answers) => answers.length > 2 && new Set(answers).size === 1,
    ),
  );

/**
 * Whether a text is made of short sayings for the most part, as votes, roll calls, answers and thanks are. These repeat
 * themselves, overlap and are spoken softly, so that nothing but what nobody can have said says an invention among them.
 */
export function isShortExchange(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{1,60}/gu) ?? [];
  if (new Set(words).size <= shortWords || isRhythmic(words)) return true;
  const lengths = text
    .split(sentenceEnd)
    .map((sentence) => sentence.split(/\s/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length)
    .filter((length) => length > 0);
  return lengths.filter((length) => length <= shortWords).length * 2 >= lengths.length;
}

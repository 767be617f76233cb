import { lexicon } from '../lexicon/lexicon.ts';

/** Without one of these a sentence holds no number in words that is worth writing with digits. */
export const numberWords = lexicon({
  words: String.raw`zero one two three four five six seven eight nine ten eleven twelve \w+teen twenty thirty forty fifty sixty seventy
    eighty ninety hundred`,
});

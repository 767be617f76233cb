import { foldApostrophes } from '../words/fold.ts';

/** Words begun twice, and letters that are left of a word: "the rate the rate", "w d we sold". */
const begunTwice =
  /(?<!\b(?:[Mm]ix|[Cc]lass|[Pp]lan|[Oo]ption|item|tier|part|phase|type|series|group|schedule|appendix|point|vitamin|section|clause))\s[b-hj-z]\s|\b(that that|so so|is is|was was|it it|I I|the the|we we)\b|\b(the|a|an|we|I|it|they|this|in|of|to|our) (\p{L}+),? (?:\p{L}+,? )?\2 \3\b/u;
/** A word broken off and taken up ("interf interface"), an article without its noun, two verbs that help at once. */
const brokenOff =
  /\b(?!(?:we|he|she|so|in|on|an|to|the|it|be|for|no|any|with|out|over|all|what|there|after|under|up|or|at|by|my|me|is|as|do|per|can)\b)(\p{L}{2,6}),? \1\p{L}+|\p{Ll}- (?!and\b|or\b|to\b)\p{Ll}/u;
const withoutNoun =
  /\b(?:the|an) (?:of|is|was|are|were|and|or|to|has|have|an?|the)\b|\b(?:could|should|would|can|will|might) (?:could|should|would|can|will|might)\b/u;

/** Whether talk was written down with its false starts, so that somebody who was not there has to guess what was meant. */
export function isGarbled(polished: string): boolean {
  const sentence = foldApostrophes(polished);
  return begunTwice.test(sentence) || brokenOff.test(sentence) || withoutNoun.test(sentence);
}

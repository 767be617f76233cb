import { foldApostrophes } from '../words/fold.ts';
import { aloneWeights } from './discourse.weights.ts';
import { general, note, pointsBack, pointsOut, posts, serves } from './self-contained.lexicon.ts';

const speaksOfSelf =
  /^(?:\p{L}+ly,? |maybe |perhaps |in \d{4},? |today,? |last \w+,? |so |now,? |then,? )?(?:we|i|you|my|our|ours|your|us)(?:'\p{L}+)?\b/iu;
const selfInside = /\b(?:we|us|our|ours|i|me|my|mine|you|your|yours)\b(?!\.)/iu;
/** What grew or shrank was said before: "The decrease of $900,000 is due to lower costs". */
const unnamedChange =
  /^the (?:\w+-over-\w+ |sequential |overall |net |slight |remaining )?(?:increase|decrease|decline|improvement|reduction|change|rise|drop|gain|shortfall|variance|growth)s?\b(?! (?:in|of|for|to|among) (?!the (?:quarter|year|period|first|second|third|fourth|month)\b)\p{L})/iu;
/** Begins with a figure that no noun before it explains: "71 basis points on what was then 2.9 billion". */
const bareFigure =
  /^(?:about |some |nearly |roughly |only |just |around )?[$€£]?\d[\d.,]*\s?(?:%|percent|basis points|million|billion|[a-z]{0,2}\b)?\s+(?:on|came|of (?:it|them|those|that)|to|for|in|is|was|were|and)\b/iu;
/** Only tells who somebody is. */
const presents = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}'-]+ ){2,4}${serves.choice} (?:a |an |the |our |my )?(?:\w+ ){0,4}${posts.choice}\b`,
  'u',
);
/** "It also", "The board has also": something was said before. */
const additive = /^(?:\S+ ){1,5}also\b/u;
const heading = /^[\p{Lu}\s]{4,}:|^\(?\p{L}\)\s/u;

/**
 * How far a sentence can be read in a list, under a title, by somebody who has read nothing else: 1 where it
 * names what it speaks of, near 0 where it points to what was said before.
 */
export function selfContainment(polished: string): number {
  const sentence = foldApostrophes(polished);
  const self = speaksOfSelf.test(sentence)
    ? aloneWeights.speaksOfSelf
    : selfInside.test(sentence)
      ? aloneWeights.selfInside
      : 1;
  const back = [pointsBack, unnamedChange, note].some((pattern) => pattern.test(sentence))
    ? aloneWeights.pointsBack
    : pointsOut.test(sentence)
      ? aloneWeights.pointsOut
      : 1;
  const bare = bareFigure.test(sentence) ? aloneWeights.bareFigure : 1;
  const empty = general.test(sentence) || presents.test(sentence) ? aloneWeights.general : 1;
  const added = additive.test(sentence) ? aloneWeights.additive : 1;
  return self * back * bare * empty * added * (heading.test(sentence) ? aloneWeights.heading : 1);
}

/** Whether a sentence only tells who somebody is. */
export const introduces = (polished: string): boolean => presents.test(foldApostrophes(polished));

/** Whether a sentence says "we" or "I", so that one must know who speaks. */
export const needsSpeaker = (polished: string): boolean =>
  speaksOfSelf.test(foldApostrophes(polished)) || /\b(?:we|I|me|my)\b/u.test(polished);

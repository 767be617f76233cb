import { foldApostrophes } from '../words/fold.ts';
import { dependenceWeights } from './discourse.weights.ts';
import { danglingEnd, opensElsewhere, pointsElsewhere, standsAnyway } from './stand-alone.lexicon.ts';

const pronoun = /\b(?:he|she|they|it|him|her|them|his|their|its|this|that|these|those)\b/giu;

/**
 * How far a sentence depends on what stands around it: 0 stands alone, 1 cannot be understood. Looks at what
 * it opens with, at words that point out of it, and at pronouns before anything they could stand for.
 */
export function dependence(spoken: string): number {
  const sentence = foldApostrophes(spoken);
  const opens = opensElsewhere.test(sentence) && !standsAnyway.test(sentence) ? dependenceWeights.opens : 0;
  const points = pointsElsewhere.test(sentence) ? dependenceWeights.points : 0;
  const dangling = /\b(?:those|these|them)[,.;]/iu.test(sentence) ? dependenceWeights.dangling : 0;
  const loose = danglingEnd.test(sentence) ? dependenceWeights.loose : 0;
  const someone = isOfSomeone(sentence) ? dependenceWeights.someone : 0;
  return Math.min(
    1,
    opens +
      points +
      dangling +
      loose +
      someone +
      dependenceWeights.pronoun * Math.min(3, earlyPronouns(sentence)),
  );
}

/** Speaks of a person before anybody is named or described: "Last year he launched". */
function isOfSomeone(sentence: string): boolean {
  const [before] = /^.*?\b(?:he|she|him|her|his|hers)\b/iu.exec(sentence) ?? [];
  if (before === undefined || before.split(/\s+/u).length > 8) return false;
  return !/.\p{Lu}\p{Ll}{2,}|\b(?:who|someone|somebody|everyone|anyone|person|man|woman|friend|boss|founder|manager|officer)\b/u.test(
    before,
  );
}

/** Pronouns among the first words, where nothing has been named yet. */
function earlyPronouns(sentence: string): number {
  const opening = sentence.split(/\s+/u).slice(0, 6).join(' ');
  const named = opening.slice(1).search(/\b\p{Lu}\p{Ll}{2,}/u);
  const unnamed = named < 0 ? opening : opening.slice(0, named);
  return unnamed.match(pronoun)?.length ?? 0;
}

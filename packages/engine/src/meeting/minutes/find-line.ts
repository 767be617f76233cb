import { compareWeights } from './compare.weights.ts';
import type { DecisionSubject } from './decision-subject.ts';
import { hasTerm, type MinutesLine, type MinutesText } from './minutes-text.ts';
import { concluded } from './procedure.lexicon.ts';

/** Where minutes tell most of a decision: the paragraph, and how much of the subject it has. */
export type LineMatch = { at: number; weight: number; share: number };

const none: LineMatch = { at: -1, weight: 0, share: 0 };

/** A number or code of so many signs is of one thing, and tells of it as much as two words; a shorter one only beside a word. */
const distinctiveCharacters = 3;

function weightIn({ weights, numbers }: DecisionSubject, line: MinutesLine): number {
  const terms = [...weights].filter(([term]) => hasTerm(line, term));
  const shared = [...numbers].filter((number) => line.numbers.has(number));
  const telling = shared.filter((number) => number.length >= distinctiveCharacters).length;
  const ofNumbers = telling * 2 + (terms.length > 0 ? shared.length - telling : 0);
  return terms.reduce((sum, [, weight]) => sum + weight, ofNumbers);
}

/** How much there is to find. */
const wholeOf = ({ weights, numbers }: DecisionSubject): number =>
  [...weights.values()].reduce((sum, weight) => sum + weight, numbers.size);

/** The paragraph that tells most of a decision. */
export function bestLine(subject: DecisionSubject, { lines }: MinutesText): LineMatch {
  const whole = wholeOf(subject);
  let best = none;
  for (const [at, line] of lines.entries()) {
    const weight = weightIn(subject, line);
    if (weight > best.weight) best = { at, weight, share: weight / whole };
  }
  return best;
}

const {
  leastTold: leastCoverage,
  mostShareOfDecision,
  mostWeightOfMissing,
  leastDiscussed,
  leastShareDiscussed,
} = compareWeights;

/** Whether so much of it would have to stand there, and next to nothing does. */
export const isNowhere = (subject: DecisionSubject, { weight, share }: LineMatch): boolean =>
  wholeOf(subject) >= leastCoverage && share <= mostShareOfDecision && weight <= mostWeightOfMissing;

/** Whether it is told there, rather than something that shares a word with it. */
export const isCovered = ({ weight, share }: LineMatch): boolean =>
  weight > mostWeightOfMissing || share > mostShareOfDecision;

/** Whether a paragraph that tells of no other decision says how something ended, and is mostly made of what was said here. */
export function couldBeElsewhere(
  { discussed }: DecisionSubject,
  { lines }: MinutesText,
  taken: ReadonlySet<number>,
): boolean {
  return lines.some((line, at) => {
    if (taken.has(at) || !concluded.test(line.text)) return false;
    const shared = [...discussed].filter((term) => hasTerm(line, term)).length;
    return shared >= leastDiscussed && shared >= leastShareDiscussed * line.terms.size;
  });
}

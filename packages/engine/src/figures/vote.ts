import type { PlacedFigure } from './placed-figure.ts';

const votes =
  /(?<!(?:January|February|March|April|May|June|July|August|September|October|November|December) )\b(\d{1,3})(?:\s?[-–]\s?|\s+to\s+)(\d{1,2})(?!\s?(?:%|percent|year|month|day|basis|million|billion|[-–/]\d))\b/gu;
const voted = /\b(?:vot(?:e|es|ed|ing)|motion|approved|passed|carried|failed|rejected)\b/iu;

/** "The board voted 5 to 2": what stands for the motion, with what stands against it in the text. */
export function findVotes(sentence: string): PlacedFigure[] {
  if (!voted.test(sentence)) return [];
  return [...sentence.matchAll(votes)].map((match) => ({
    text: match[0],
    value: Number(match[1]),
    unit: 'count',
    direction: null,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

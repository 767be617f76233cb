import { decisionWeights } from '../decision/decision.weights.ts';
import { answerable } from '../fit/answerable.ts';
import { mayAnswer } from '../fit/fit.ts';
import { isPaper } from '../fit/subject-match.ts';
import { hasRowFor } from '../forms/row-lead.ts';
import type { SourceRule } from './retrieve.ts';

export const holdsDecision: SourceRule = (_, decisions) => (at) =>
  (decisions[at]?.fit ?? 0) >= decisionWeights.alone;

export const holdsQuestion: SourceRule = ({ reading, sources }) => {
  const able = answerable(reading.needs, sources);
  return (at) => able[at] === true;
};

export const holdsRow: SourceRule =
  ({ reading, sources }) =>
  (at) => {
    const source = sources[at];
    return reading.form === 'number' && source !== undefined && isPaper(source) && hasRowFor(reading, source);
  };

export const holdsSide: SourceRule =
  ({ reading: { sides }, sources }) =>
  (at) => {
    const source = sources[at];
    return source !== undefined && sides.some((side) => mayAnswer(side.needs, source));
  };

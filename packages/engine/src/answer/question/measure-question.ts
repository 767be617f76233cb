import { asksBeside, asksGuidance, type Measure, measures } from './measure.lexicon.ts';

/** A measure, and whether it is asked what is expected of it. */
export type MeasureQuestion = { measure: Measure; isGuidance: boolean };

/** What only says of which kind the question is: "guidance for", "say about". */
const introduces =
  /\b(?:guidance|outlook|forecasts?|guide[ds]?|sa(?:y|id)|report(?:ed)?)\b[^,?]{0,40}\b(?:for|of|on|about)\b(?:\s+\S+){0,4}\s*$/iu;

/** The measure that a question asks for, and whether it asks what is expected of it; null where it asks for none. */
export function readMeasure(question: string): MeasureQuestion | null {
  const [measure] = measures.filter(({ asks }) => asks.test(question));
  const [said] = measure?.asks.findAll(question) ?? [];
  if (measure === undefined || said === undefined) return null;
  const before = question.slice(0, said.index).replace(introduces, '');
  return asksBeside.test(before) ? null : { measure, isGuidance: asksGuidance.test(question) };
}

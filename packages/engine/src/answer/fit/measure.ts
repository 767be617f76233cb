// A question for a measure is answered by what names that measure, or one of its other names, and by no other number near it.
import type { QuestionForm } from '@ecco/domain';
import type { Source } from '../../ports/ports.ts';
import { readSource } from '../../reading/reading.ts';
import { asksBeside, asksGuidance, type Measure, measures, tellsGuidance } from '../question/measure.lexicon.ts';
import { mainQuestion, type Needs } from '../question/needs.ts';

/** Words of a sentence at most that only says how much, of what was named right before it: "It was $4.2 billion." */
const shortReply = 10;

/** Forms that tell a measure, and not what moved it. */
const telling: readonly QuestionForm[] = ['number', 'change', 'comparison', 'open'];

/** What only says of which kind the question is: "guidance for", "say about". */
const introduces =
  /\b(?:guidance|outlook|forecasts?|guide[ds]?|sa(?:y|id)|report(?:ed)?)\b[^,?]{0,40}\b(?:for|of|on|about)\b(?:\s+\S+){0,4}\s*$/iu;

type Asked = { query: string; form: QuestionForm; needs: Pick<Needs, 'asks'> };

/** Tells of a sentence, by its place in a source, whether it may tell what is asked for. */
export type MayTell = (at: number, source: Source) => boolean;

/** The measure that a question asks for, and whether it asks what is expected of it; null where it asks for none. */
export function measureAsked(question: string): { measure: Measure; isGuidance: boolean } | null {
  const [measure] = measures.filter(({ asks }) => asks.test(question));
  const [said] = measure?.asks.findAll(question) ?? [];
  if (measure === undefined || said === undefined) return null;
  const before = question.slice(0, said.index).replace(introduces, '');
  return asksBeside.test(before) ? null : { measure, isGuidance: asksGuidance.test(question) };
}

const isNamed = ({ tells, besides }: Measure, text: string): boolean =>
  tells.test(text) && (besides === undefined || besides.test(text));

/** Whether sentences name the measure that a question asks for; null where it asks for none. */
export function tellsMeasure({ query, form, needs }: Asked): MayTell | null {
  const asked = telling.includes(form) ? measureAsked(mainQuestion(query)) : null;
  if (asked === null) return null;
  const { measure, isGuidance } = asked;
  const isTold = (text: string): boolean =>
    isNamed(measure, text) && (!isGuidance || tellsGuidance.test(text));
  const isTalk = needs.asks === 'talk';
  return (at, source) => {
    const { sentences } = readSource(source);
    const sentence = sentences[at];
    if (sentence === undefined || isTold(sentence.text)) return true;
    if (sentence.row !== undefined) return isNamed(measure, sentence.row.label);
    const isShort = sentence.text.split(/\s+/u).length <= shortReply;
    if (isShort && isTold(sentences[at - 1]?.text ?? '')) return true;
    const isWide =
      (isTalk && !isGuidance) || (source.context.kind === 'document' && measure.besides === undefined);
    return isWide && isTold(source.segments[sentence.segment]?.text ?? '');
  };
}

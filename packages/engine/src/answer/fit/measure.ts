// A question for a measure is answered by what names that measure, or one of its other names, and by no other number near it.
import type { QuestionForm } from '@ecco/domain';
import type { Source } from '../../ports/ports.ts';
import { readSource } from '../../reading/reading.ts';
import { type Measure, tellsGuidance } from '../question/measure.lexicon.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';

/** Words of a sentence at most that only says how much, of what was named right before it: "It was $4.2 billion." */
const shortReply = 10;

/** Forms that tell a measure, and not what moved it. */
const telling: readonly QuestionForm[] = ['number', 'change', 'comparison', 'open'];

type MeasureReading = Pick<QuestionReading, 'form' | 'needs' | 'measure'>;

/** Tells of a sentence, by its place in a source, whether it may tell what is asked for. */
export type SentenceTest = (at: number, source: Source) => boolean;

const isNamed = ({ tells, besides }: Measure, text: string): boolean =>
  tells.test(text) && (besides === undefined || besides.test(text));

/** Whether sentences name the measure that a question asks for; null where it asks for none. */
export function tellsMeasure({ form, needs, measure: asked }: MeasureReading): SentenceTest | null {
  if (asked === null || !telling.includes(form)) return null;
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

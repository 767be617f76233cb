// Sentences of papers that share words with a question and answer none: covers, how figures are set out, times alone.
import type { QuestionForm } from '@ecco/domain';
import type { Source } from '../../ports/ports.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { asksExtreme, formalWords, tellsExtreme } from './paper-noise.lexicon.ts';

/** What only says when. */
const times: ReadonlySet<string> = new Set(
  searchTermsOf('fiscal year quarter month first second third fourth half end ended period Q1 Q2 Q3 Q4 FY'),
);
const isTime = (stem: string): boolean => times.has(stem) || /\d/u.test(stem);

/** "Is Alder spinning off its mills?": what is being done. */
const doing = /^\W*(?:as of [^,]{2,30}, )?(?:is|are|was|were) [^?]{2,60}? (\p{L}+ing)\b/iu;

const told: readonly QuestionForm[] = ['open', 'list', 'name', 'change'];

/** Tells of a text of a source whether it answers nothing, though it has words of a question. */
export function paperNoise(
  { question, form, needs }: QuestionReading,
  { context }: Source,
): (text: string) => boolean {
  if (context.kind !== 'document' || !told.includes(form)) return () => false;
  const things = [...needs.things.keys()].filter((stem) => !isTime(stem));
  const [deed] = searchTermsOf(doing.exec(question)?.[1] ?? '');
  return (text) => {
    if (formalWords.test(text)) return true;
    if (asksExtreme.test(question) && !tellsExtreme.test(text)) return true;
    const held = new Set(searchTermsOf(text));
    const holds = (stem: string): boolean => [...kinOf(stem)].some((one) => held.has(one));
    if (deed !== undefined && !holds(deed)) return true;
    return things.length > 0 && !things.some(holds);
  };
}

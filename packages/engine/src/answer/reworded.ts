// A question that is answered by asking it in other words: of each of two that it compares, or with another name of its measure.
import type { Answer, QuestionForm } from '@ecco/domain';
import type { Inquiry, Verdict } from './question/inquiry.type.ts';
import { otherWays } from './terms/other-ways.ts';

/** What answers both, a claim of each; null where one of them is not answered with a figure. */
function answerBoth(answers: readonly Answer[]): Answer | null {
  const firsts = answers.map(({ sentences }) => sentences.filter(({ claim }) => claim === 0));
  if (!firsts.every((some) => some.some(({ lead }) => lead !== null))) return null;
  return {
    found: true,
    form: 'comparison',
    sentences: firsts.flatMap((some, claim) => some.map((one) => ({ ...one, claim }))),
    claims: firsts.map(() => ({ agreement: 'alone' as const, differsFrom: [] })),
    closest: [],
  };
}

/** Of a question that compares a figure of two the answers of both; silence where one of them has none. */
export function compareTwo({ reading: { compared }, ask, isRenamed }: Inquiry): Verdict {
  if (compared === null || isRenamed) return null;
  const silence: Answer = { found: false, form: 'comparison', sentences: [], claims: [], closest: [] };
  return answerBoth(compared.map((query) => ask(query, 'part'))) ?? silence;
}

/** Forms of questions that are asked again with another name of their measure, or of their office. */
const renamed: readonly QuestionForm[] = ['number', 'name'];

/** The first answer that has another name of what is asked for; not where what answered was rejected. */
export function askByOtherName({ reading, without, ask, isRenamed }: Inquiry, silence: Answer): Verdict {
  if (isRenamed || !renamed.includes(silence.form) || without.length > 0) return null;
  for (const way of otherWays(reading.query)) {
    const answer = ask(way.query, 'other name');
    const name = way.name.toLowerCase();
    if (answer.sentences.some(({ text }) => text.toLowerCase().includes(name))) return answer;
  }
  return null;
}

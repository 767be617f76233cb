// "Which had more revenue in 2021, Alder or Larch?" is two questions of one measure: it is answered where both are.
import type { Answer } from '@ecco/domain';

const more = 'larger|bigger|smaller|higher|lower|greater|more|less';
const asksWhichOf = new RegExp(
  String.raw`^\W*(?:which|who|what)(?: (?:company|fund|plan|bank|system|one|of them))? (?:is|was|had|has|reported|made) (?:the )?(?:${more})\b ?([^,:?]{0,60}?)[,:] ([^,?]{2,60}?),? or ([^,?]{2,60}?)\W*$`,
  'iu',
);
const behindMeasure = /^(.*?)((?: (?:in|for|at|during|as of) .{2,40})?)$/u;

/** The two questions in which one that compares two is asked; null for any other. */
export function comparedIn(question: string): readonly [string, string] | null {
  const [, said = '', one = '', other = ''] = asksWhichOf.exec(question.trim()) ?? [];
  if (one === '' || other === '') return null;
  const [, measure = '', time = ''] = behindMeasure.exec(said) ?? [];
  const asked = (name: string): string =>
    measure === '' ? `What are the assets of ${name}${time}?` : `What was ${name}’s ${measure}${time}?`;
  return [asked(one), asked(other)];
}

/** What answers both, a claim of each; null where one of them is not answered with a figure. */
export function answerBoth(answers: readonly Answer[]): Answer | null {
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

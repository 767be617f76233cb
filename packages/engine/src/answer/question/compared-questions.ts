// "Which had more revenue in 2021, Alder or Larch?" is two questions of one measure: it is answered where both are.

const more = 'larger|bigger|smaller|higher|lower|greater|more|less';
const asksWhichOf = new RegExp(
  String.raw`^\W*(?:which|who|what)(?: (?:company|fund|plan|bank|system|one|of them))? (?:is|was|had|has|reported|made) (?:the )?(?:${more})\b ?([^,:?]{0,60}?)[,:] ([^,?]{2,60}?),? or ([^,?]{2,60}?)\W*$`,
  'iu',
);
const behindMeasure = /^(.*?)((?: (?:in|for|at|during|as of) .{2,40})?)$/u;

/** The two questions in which one that compares two is asked; null for any other. */
export function readComparison(question: string): readonly [string, string] | null {
  const [, said = '', one = '', other = ''] = asksWhichOf.exec(question.trim()) ?? [];
  if (one === '' || other === '') return null;
  const [, measure = '', time = ''] = behindMeasure.exec(said) ?? [];
  const asked = (name: string): string =>
    measure === '' ? `What are the assets of ${name}${time}?` : `What was ${name}’s ${measure}${time}?`;
  return [asked(one), asked(other)];
}

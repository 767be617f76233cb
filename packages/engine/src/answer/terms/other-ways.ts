import { sameMeasures } from './same-measure.lexicon.ts';

/** Other ways of one question that are looked at, at most. */
const mostWays = 4;

const patternOf = (name: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}-])${name}(?![\p{L}\p{N}-])`, 'iu');
const patterns = sameMeasures.map((names) =>
  names
    .map((name) => ({ name, pattern: patternOf(name) }))
    .toSorted((one, other) => other.name.length - one.name.length),
);

/** A question, and what it calls the measure that it asks for. */
type OtherWay = { query: string; name: string };

/** A question with the measure that it asks for called by each of its other names; none where it names no such measure. */
export function otherWays(question: string): OtherWay[] {
  for (const names of patterns) {
    const said = names.find(({ pattern }) => pattern.test(question));
    if (said === undefined) continue;
    return names
      .filter(({ name }) => name !== said.name && !said.pattern.test(name))
      .slice(0, mostWays)
      .map(({ name }) => ({ query: question.replace(said.pattern, () => name), name }));
  }
  return [];
}

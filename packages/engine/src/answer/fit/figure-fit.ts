// Numbers in a question narrow it ("over ten years"), and a question of how much is answered by a number. Both are
// looked for where the rest of the question stands.
import { isSameNumber, type SpokenNumeral, saidNumbers } from '../../factuality/said-number.ts';
import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { fitWeights } from '../question/fit.weights.ts';

/** A number, and the stems of the words behind it, of which one may be what is counted. */
export type Figure = { number: SpokenNumeral; behind: readonly string[] };

/** Characters behind a number in which the thing counted stands. */
const reach = 24;

/** A year may be said in many ways, and "two" may be anything. */
const isTelling = ({ mantissa, scale, isPercent }: SpokenNumeral): boolean =>
  isPercent ||
  scale !== null ||
  !Number.isInteger(mantissa) ||
  (mantissa > 3 && !(mantissa > 1900 && mantissa < 2100));

/** The numbers of a text that tell something, without ordinals. */
export const figuresIn = (text: string): Figure[] =>
  saidNumbers(text)
    .filter(
      (number) => isTelling(number) && !/(?:st|nd|rd|th)\b/u.test(text.slice(number.start, number.end + 2)),
    )
    .map((number) => ({
      number,
      behind: searchTermsOf(text.slice(number.end, number.end + reach)).slice(0, 2),
    }));

const figuresOf = cachedBySource((source: Source): Figure[][] =>
  source.segments.map(({ text }) => figuresIn(text)),
);

const isSame = (asked: Figure, said: Figure): boolean =>
  isSameNumber(asked.number, said.number) &&
  (asked.behind[0] === undefined || asked.number.scale !== null || said.behind.includes(asked.behind[0]));

/** Whether every number of a question stands in a passage that holds some of the rest of it. */
export function holdsFigures(asked: readonly Figure[], source: Source, held: Float64Array): boolean {
  if (asked.length === 0) return true;
  const said = figuresOf(source).flatMap((figures, at) =>
    (held[at] ?? 0) < fitWeights.figure ? [] : figures,
  );
  return asked.every((figure) => said.some((one) => isSame(figure, one)));
}

/** Whether a number other than those of the question stands at a segment, before it or soon after it. */
export function answersNumber(asked: readonly Figure[], source: Source): (at: number) => boolean {
  const figures = figuresOf(source);
  const isNew = (one: Figure): boolean => !asked.some(({ number }) => isSameNumber(number, one.number));
  return (at) =>
    figures
      .slice(Math.max(0, at - 1), at + 3)
      .flat()
      .some(isNew);
}

// Numbers in a question narrow it ("over ten years"), and a question of how much is answered by a number. Both are
// looked for where the rest of the question stands.
import { isSameNumber } from '../../factuality/said-number.ts';
import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import { fitWeights } from '../question/fit.weights.ts';
import { type Figure, figuresIn } from '../question/telling-numbers.ts';

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

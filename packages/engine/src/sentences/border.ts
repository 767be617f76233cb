import { borderWeights } from './border.weights.ts';
import { borderSigns } from './border-signs.ts';
import { weighedSigns } from './weighed-signs.list.ts';

/** "0.5|>so|<okay": what one weight stands for. */
const bySign = new Map(
  weighedSigns
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
    .flatMap(([weight = '', ...signs]) => signs.map((sign) => [sign, Number(weight)] as const)),
);

/**
 * How likely a sentence begins with the word at a place of a text that has no marks, 0 to 1: a logistic regression over the
 * words around it. The words are plain ones (`plainWord`).
 */
export function borderChance(words: readonly string[], at: number): number {
  let odds: number = borderWeights.all;
  for (const sign of borderSigns(words, at)) odds += bySign.get(sign) ?? 0;
  return 1 / (1 + Math.exp(-odds));
}

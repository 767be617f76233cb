import { borderWeights, weighedSigns } from './border.weights.ts';
import { borderSigns } from './border-signs.ts';

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
  const odds = borderSigns(words, at).reduce((sum, sign) => sum + (bySign.get(sign) ?? 0), borderWeights.all);
  return 1 / (1 + Math.exp(-odds));
}

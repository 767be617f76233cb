import { largestOf } from '@ecco/domain';
import type { RatedStatement } from '../salience/salience.ts';

/**
 * How much each chapter says, 0 to 100: 70 and more for a chapter of content, by its three best sentences against
 * the fullest chapter of the item; under 50 where most of it is greeting, thanks, sponsor or instruction.
 */
export function relevancies(chapters: readonly (readonly RatedStatement[])[]): number[] {
  const bests = chapters.map(bestOf);
  const top = largestOf(bests, 0.01);
  return chapters.map((rated, at) => {
    const value = 62 + 36 * ((bests[at] ?? 0) / top) ** 0.4;
    return Math.max(0, Math.min(100, Math.round(value * shareWeight(contentShare(rated)))));
  });
}

/** Some greeting and thanks belong to every chapter; from a third on they are what it is. */
const shareWeight = (share: number): number => Math.max(0.3, Math.min(1, 0.45 + (share - 0.4) * 1.85));

function bestOf(rated: readonly RatedStatement[]): number {
  const scores = rated.map(({ score }) => score).sort((a, b) => b - a);
  const best = scores.slice(0, 3);
  return best.length === 0 ? 0 : best.reduce((sum, score) => sum + score, 0) / best.length;
}

function contentShare(rated: readonly RatedStatement[]): number {
  let [content, all] = [0, 0];
  for (const { words, isContent } of rated) {
    all += words;
    if (isContent) content += words;
  }
  return all === 0 ? 0 : content / all;
}

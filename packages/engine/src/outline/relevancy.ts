import type { Rated } from '../salience/salience.ts';

/**
 * How much each chapter says, 0 to 100, against the fullest chapter of the item: its three best sentences and
 * the share of it that is content, not greeting, thanks, sponsor or instruction.
 */
export function relevancies(chapters: readonly (readonly Rated[])[]): number[] {
  const bests = chapters.map(bestOf);
  const top = Math.max(...bests, 0.01);
  return chapters.map((rated, at) => {
    const share = contentShare(rated);
    const value = 38 + 60 * ((bests[at] ?? 0) / top) ** 0.4;
    return Math.max(0, Math.min(100, Math.round(value * (0.35 + 0.65 * share))));
  });
}

function bestOf(rated: readonly Rated[]): number {
  const scores = rated.map(({ score }) => score).sort((a, b) => b - a);
  const best = scores.slice(0, 3);
  return best.length === 0 ? 0 : best.reduce((sum, score) => sum + score, 0) / best.length;
}

function contentShare(rated: readonly Rated[]): number {
  let [content, all] = [0, 0];
  for (const { words, isContent } of rated) {
    all += words;
    if (isContent) content += words;
  }
  return all === 0 ? 0 : content / all;
}

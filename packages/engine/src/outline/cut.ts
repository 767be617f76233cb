import type { Unit } from './unit.ts';

export type CutLimits = {
  fewest: number;
  most: number;
  minWords: number;
  maxWords: number;
  targetWords: number;
};

/**
 * Cuts units into chapters so that each is about its own words: the most probable division, found by dynamic
 * programming (Utiyama and Isahara, "A Statistical Model for Domain-Independent Text Segmentation", 2001),
 * with a price for lengths far from the target and a premium where a cue announces a change. Returns the
 * place of each chapter's first unit; the first is always 0.
 */
export function cutUnits(units: readonly Unit[], vocabulary: number, limits: CutLimits): number[] {
  if (units.length === 0) return [];
  const costs = chapterCosts(units, vocabulary, limits);
  let low = -40;
  let high = 400;
  let price = Math.log(units.reduce((sum, unit) => sum + unit.words, 1)) * 1.2;
  let best = walk(units, costs, price);
  for (let step = 0; step < 16 && (best.length < limits.fewest || best.length > limits.most); step++) {
    if (best.length < limits.fewest) high = price;
    else low = price;
    price = (low + high) / 2;
    best = walk(units, costs, price);
  }
  return best;
}

/** For each unit, the cost of the chapters that end with it: entry k is the chapter that began k units before. */
function chapterCosts(units: readonly Unit[], vocabulary: number, limits: CutLimits): number[][] {
  const costs: number[][] = units.map(() => []);
  for (let first = 0; first < units.length; first++) {
    const counts = new Map<number, number>();
    let [words, terms, logs] = [0, 0, 0];
    for (let last = first; last < units.length; last++) {
      const unit = units[last];
      if (unit === undefined || (last > first && words + unit.words > limits.maxWords)) break;
      words += unit.words;
      for (const term of unit.terms) {
        const count = counts.get(term) ?? 0;
        logs += growth(count);
        counts.set(term, count + 1);
        terms++;
      }
      const price = terms * Math.log(terms + vocabulary) - logs + lengthPrice(words, limits);
      costs[last]?.push(price - (units[first]?.cue ?? 0));
    }
  }
  return costs;
}

/** What one more occurrence adds to the sum of count * log(count + 1). */
const growth = (count: number): number => (count + 1) * Math.log(count + 2) - count * Math.log(count + 1);

function lengthPrice(words: number, { minWords, targetWords }: CutLimits): number {
  const short = words < minWords ? 12 * (1 - words / minWords) : 0;
  return short + 1.2 * Math.abs(Math.log((words + 20) / targetWords));
}

function walk(units: readonly Unit[], costs: readonly number[][], price: number): number[] {
  const best: number[] = [0];
  const from: number[] = [0];
  for (let last = 0; last < units.length; last++) {
    const own = costs[last] ?? [];
    let [lowest, start] = [Number.POSITIVE_INFINITY, last];
    for (let at = 0; at < own.length; at++) {
      const first = last - own.length + 1 + at;
      const cost = (best[first] ?? 0) + (own[at] ?? 0) + price;
      if (cost < lowest) [lowest, start] = [cost, first];
    }
    best.push(lowest);
    from.push(start);
  }
  const starts: number[] = [];
  for (let end = units.length; end > 0; ) {
    const start = from[end] ?? 0;
    starts.push(start);
    end = Math.min(start, end - 1);
  }
  return starts.reverse();
}

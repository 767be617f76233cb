import { cutWeights } from './cues.weights.ts';
import type { Unit, Units } from './unit.ts';

export type CutLimits = {
  fewest: number;
  most: number;
  minWords: number;
  maxWords: number;
  targetWords: number;
};

/** Words that count as one draw of a speaker. */
const wordsOfDraw = 25;
/** Words of a chapter for which a cue counts once: what the words say grows with the chapter, so must the cue, by its root. */
const cueLength = 250;

/**
 * Cuts units into chapters so that each is about its own words and has its own speakers: the most probable division,
 * found by dynamic programming (Utiyama and Isahara, "A Statistical Model for Domain-Independent Text Segmentation",
 * 2001), with a price for lengths far from the target and a premium where a cue announces a change. Returns the
 * place of each chapter's first unit; the first is always 0.
 */
export function cutUnits(source: Units, limits: CutLimits): number[] {
  const { units } = source;
  if (units.length === 0) return [];
  const costs = chapterCosts(source, limits);
  let low = -40;
  let high = 400;
  let price = Math.log(units.reduce((sum, unit) => sum + unit.words, 1)) * 1.4;
  let best = cheapestCut(units, costs, price);
  for (let step = 0; step < 16 && (best.length < limits.fewest || best.length > limits.most); step++) {
    if (best.length < limits.fewest) high = price;
    else low = price;
    price = (low + high) / 2;
    best = cheapestCut(units, costs, price);
  }
  return best;
}

/** For each unit, the cost of the chapters that end with it: entry k is the chapter that began k units before. */
function chapterCosts({ units, vocabulary, speakers }: Units, limits: CutLimits): number[][] {
  const costs: number[][] = units.map(() => []);
  const cueWeight = Math.sqrt(Math.max(1, limits.targetWords / cueLength));
  for (const [first, { cue }] of units.entries()) {
    const stems = new Urn(Math.min(1, cutWeights.imaginedDraws / vocabulary), vocabulary);
    const voices = new Urn(cutWeights.imaginedTurns, speakers);
    let words = 0;
    for (let last = first; last < units.length; last++) {
      const unit = units[last];
      if (unit === undefined || (last > first && words + unit.words > limits.maxWords)) break;
      words += unit.words;
      for (const term of unit.terms) stems.draw(term);
      if (speakers > 1) drawVoices(voices, unit);
      const reported = stems.cost * cutWeights.words + voices.cost * cutWeights.voices;
      costs[last]?.push(reported + lengthPrice(words, limits) - (first === 0 ? 0 : cue * cueWeight));
    }
  }
  return costs;
}

function drawVoices(voices: Urn, unit: Unit): void {
  for (const [voice, words] of unit.voices) voices.draw(voice, words / wordsOfDraw);
}

function lengthPrice(words: number, { minWords, targetWords }: CutLimits): number {
  const short = words < minWords ? 12 * (1 - words / minWords) : 0;
  return short + cutWeights.length * Math.abs(Math.log((words + 20) / targetWords));
}

function cheapestCut(units: readonly Unit[], costs: readonly number[][], price: number): number[] {
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

/**
 * Counts draws of some kinds and says what each costs: minus the logarithm of its probability after the draws
 * before it, with `prior` imagined draws of each kind (Pólya's urn, the Dirichlet compound multinomial of
 * Eisenstein and Barzilay, "Bayesian Unsupervised Topic Segmentation", 2008). What repeats itself gets cheap.
 */
class Urn {
  readonly #counts = new Map<number, number>();
  readonly #prior: number;
  readonly #priors: number;
  #drawn = 0;
  cost = 0;

  constructor(prior: number, kinds: number) {
    this.#prior = prior;
    this.#priors = prior * kinds;
  }

  /** Draws a kind, with a weight where one draw stands for less or more. */
  draw(kind: number, weight = 1): void {
    const count = this.#counts.get(kind) ?? 0;
    const half = weight === 1 ? 0 : weight / 2;
    this.cost += weight * Math.log((this.#drawn + half + this.#priors) / (count + half + this.#prior));
    this.#counts.set(kind, count + weight);
    this.#drawn += weight;
  }
}

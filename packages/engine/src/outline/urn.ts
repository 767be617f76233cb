/**
 * Counts draws of some kinds and says what each costs: minus the logarithm of its probability after the draws
 * before it, with `prior` imagined draws of each kind (Pólya's urn, the Dirichlet compound multinomial of
 * Eisenstein and Barzilay, "Bayesian Unsupervised Topic Segmentation", 2008). What repeats itself gets cheap.
 */
export class Urn {
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

export type GateLimit = {
  /** Pieces of work under way at a time. */
  atOnce: number;
  /** Pieces that wait besides; beyond it new ones are refused. */
  waiting: number;
};

/** Lets heavy work in a few at a time and turns away what would wait too long. */
export class WorkGate {
  readonly #limit: GateLimit;
  readonly #refusal: () => Error;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(limit: GateLimit, refusal: () => Error) {
    this.#limit = limit;
    this.#refusal = refusal;
  }

  get isFull(): boolean {
    return this.#running >= this.#limit.atOnce && this.#queue.length >= this.#limit.waiting;
  }

  /** @throws what `refusal` makes, when the queue is full */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isFull) throw this.#refusal();
    if (this.#running < this.#limit.atOnce) this.#running += 1;
    // Whoever leaves hands the place on, so that nobody who comes in between can take it.
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

import PQueue from 'p-queue';

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
  readonly #queue: PQueue;

  constructor(limit: GateLimit, refusal: () => Error) {
    this.#limit = limit;
    this.#refusal = refusal;
    this.#queue = new PQueue({ concurrency: limit.atOnce });
  }

  get isFull(): boolean {
    return this.#queue.pending >= this.#limit.atOnce && this.#queue.size >= this.#limit.waiting;
  }

  /** @throws what `refusal` makes, when the queue is full */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isFull) throw this.#refusal();
    return this.#queue.add(work);
  }
}

import { networkOf } from './network-address.ts';

type Spent = { count: number; endsAt: number };
export type WindowLimit = { max: number; windowMs: number };
export type Attempt = { allowed: boolean; left: number; retryAfterSeconds: number };

/** Networks remembered at most; beyond it the oldest are forgotten, so that memory stays bounded. */
const rememberedNetworks = 50_000;

/**
 * Counts what each network does in fixed windows. Held in the memory of the process: a restart forgives, and
 * several web processes count apart.
 */
export class WindowCounter {
  readonly #limit: WindowLimit;
  readonly #now: () => number;
  readonly #spent = new Map<string, Spent>();

  constructor(limit: WindowLimit, now: () => number = Date.now) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Takes one from the network's window, if one is left. */
  take(address: string): Attempt {
    const attempt = this.peek(address);
    if (!attempt.allowed) return attempt;
    const spent = this.#current(address);
    this.#remember(networkOf(address), { ...spent, count: spent.count + 1 });
    return { ...attempt, left: attempt.left - 1 };
  }

  /** What is left, taking nothing. */
  peek(address: string): Attempt {
    const spent = this.#current(address);
    return {
      allowed: spent.count < this.#limit.max,
      left: Math.max(0, this.#limit.max - spent.count),
      retryAfterSeconds: Math.max(1, Math.ceil((spent.endsAt - this.#now()) / 1000)),
    };
  }

  #current(address: string): Spent {
    const spent = this.#spent.get(networkOf(address));
    const now = this.#now();
    if (spent && spent.endsAt > now) return spent;
    return { count: 0, endsAt: now - (now % this.#limit.windowMs) + this.#limit.windowMs };
  }

  #remember(network: string, spent: Spent): void {
    this.#spent.delete(network);
    this.#spent.set(network, spent);
    const [oldest] = this.#spent.keys();
    if (this.#spent.size > rememberedNetworks && oldest !== undefined) this.#spent.delete(oldest);
  }
}

import { networkOf } from './network-address.ts';

type Spent = { count: number; endsAt: number };
export type WindowLimit = { max: number; windowMs: number };
export type Attempt = { allowed: boolean; retryAfterSeconds: number };

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
    const spent = this.#current(address);
    const allowed = spent.count < this.#limit.max;
    if (allowed) this.#remember(networkOf(address), { ...spent, count: spent.count + 1 });
    return {
      allowed,
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

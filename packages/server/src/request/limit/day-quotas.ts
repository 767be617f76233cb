import type { DayQuotaName } from '@ecco/contract/schemas';
import type { Store } from '@ecco/store';
import type { Actor } from '../access/actor.ts';
import { dayHoldsNoMore } from '../failure/request.errors.ts';
import { networkOf } from './network-address.ts';
import { createSharedLimit } from './shared-limit.ts';

const dayMs = 86_400_000;

/** What is as much as the configuration says, for members and for the visitors of a network. */
export type ConfiguredQuotas = Readonly<Record<'questions' | 'readings', number>>;
type FixedQuota = Exclude<DayQuotaName, keyof ConfiguredQuotas>;

/**
 * What one person, or all visitors of one network, may write in a day (UTC), counted in the database: far more than
 * anybody does, and less than fills a disk.
 */
export const perDay: Readonly<Record<FixedQuota, { visitor: number; member: number }>> = {
  // Nobody's lists stay for ever.
  lists: { visitor: 50, member: 500 },
  listChanges: { visitor: 2_000, member: 10_000 },
  // An answer that somebody judged is kept, whatever else is asked.
  verdicts: { visitor: 0, member: 500 },
  // What was there before a change stays, and so does what was deleted for a while.
  corrections: { visitor: 0, member: 1_000 },
  // Who registers or waits is a row and a mail.
  addresses: { visitor: 300, member: 300 },
};

type Tools = { store: Pick<Store, 'rateLimits'>; configured: ConfiguredQuotas; now: () => number };

const isConfigured = (what: DayQuotaName): what is keyof ConfiguredQuotas =>
  what === 'questions' || what === 'readings';

const spentWords: Partial<Record<DayQuotaName, string>> = {
  questions: 'That is as many questions as a day holds. Please come back tomorrow.',
  readings: 'That is as much as can be read aloud in a day. Please come back tomorrow.',
};

/** Counts a call against somebody's day. @throws RequestError 429 where it holds no more */
export async function spendDay(tools: Tools, what: DayQuotaName, actor: Actor): Promise<void> {
  const { store, configured, now } = tools;
  const { userId, address } = actor;
  const max = isConfigured(what) ? configured[what] : perDay[what][userId === null ? 'visitor' : 'member'];
  const day = createSharedLimit(store, { name: `day-${what}`, max, windowMs: dayMs }, now);
  const { allowed, retryAfterSeconds } = await day.take(userId ?? networkOf(address));
  if (!allowed) throw dayHoldsNoMore(retryAfterSeconds, spentWords[what]);
}

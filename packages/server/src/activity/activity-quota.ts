import type { Counted, Store } from '@ecco/store';
import type { Actor } from '../request/actor.ts';
import { secondsLeft, subjectOf } from '../request/counted.ts';
import { networkOf } from '../request/network-address.ts';
import { activityQuotaSpent } from './activity.errors.ts';

export type Activity = 'events' | 'notices' | 'feedback';

const dayMs = 86_400_000;

/** What is kept of one person, or of all visitors of one network, in a day (UTC): far more than anybody does. */
export const activityPerDay: Readonly<Record<Activity, { visitor: number; member: number }>> = {
  events: { visitor: 5_000, member: 20_000 },
  notices: { visitor: 50, member: 200 },
  feedback: { visitor: 50, member: 500 },
};

type Parts = { store: Pick<Store, 'counts'>; now: () => number };

const countedOf = ({ userId, address }: Actor, what: Activity): Counted => ({
  subject: subjectOf(what, userId ?? networkOf(address)),
  windowMs: dayMs,
});

/**
 * Counts what somebody does against their day.
 * @throws RequestError 429 where it is more than a day holds, and then nothing is counted
 */
export async function spendActivity(
  { store, now }: Parts,
  actor: Actor,
  { what, amount = 1 }: { what: Activity; amount?: number },
): Promise<void> {
  const most = activityPerDay[what][actor.userId === null ? 'visitor' : 'member'];
  const isWithin = await store.counts.take(countedOf(actor, what), most, amount);
  if (!isWithin) throw activityQuotaSpent(secondsLeft(dayMs, now()));
}

/** Gives back what was known already. */
export const giveBackActivity = (
  { store }: Pick<Parts, 'store'>,
  actor: Actor,
  { what, amount }: { what: Activity; amount: number },
): Promise<void> => store.counts.giveBack(countedOf(actor, what), amount);

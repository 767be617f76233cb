import type { Store } from '@ecco/store';
import type { Actor } from '../request/access/actor.ts';
import { networkOf } from '../request/limit/network-address.ts';
import { createSharedLimit, type SharedLimit } from '../request/limit/shared-limit.ts';
import { activityQuotaSpent } from './activity.errors.ts';

export type Activity = 'events' | 'notices' | 'feedback';

const dayMs = 86_400_000;

/** What is kept of one person, or of all visitors of one network, in a day (UTC): far more than anybody does. */
export const activityPerDay: Readonly<Record<Activity, { visitor: number; member: number }>> = {
  events: { visitor: 5_000, member: 20_000 },
  notices: { visitor: 50, member: 200 },
  feedback: { visitor: 50, member: 500 },
};

type Dependencies = { store: Pick<Store, 'rateLimits'>; now: () => number };

const whoIs = ({ userId, address }: Actor): string => userId ?? networkOf(address);

function dailyLimit({ store, now }: Dependencies, { userId }: Actor, what: Activity): SharedLimit {
  const max = activityPerDay[what][userId === null ? 'visitor' : 'member'];
  return createSharedLimit(store, { name: what, max, windowMs: dayMs }, now);
}

/**
 * Counts what somebody does against their day.
 * @throws RequestError 429 where it is more than a day holds, and then nothing is counted
 */
export async function spendActivity(
  dependencies: Dependencies,
  actor: Actor,
  { what, amount = 1 }: { what: Activity; amount?: number },
): Promise<void> {
  const { allowed, retryAfterSeconds } = await dailyLimit(dependencies, actor, what).take(
    whoIs(actor),
    amount,
  );
  if (!allowed) throw activityQuotaSpent(retryAfterSeconds);
}

/** Gives back what was known already. */
export const giveBackActivity = (
  dependencies: Dependencies,
  actor: Actor,
  { what, amount }: { what: Activity; amount: number },
): Promise<void> => dailyLimit(dependencies, actor, what).giveBack(whoIs(actor), amount);

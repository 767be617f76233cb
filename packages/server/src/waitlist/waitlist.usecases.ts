import type { AccountStatus } from '@ecco/domain';
import { notBeforeFloor } from '../identity/sign-in/answer-floor.ts';
import { mayHaveAccount } from '../identity/sign-in/approval.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { tooManyRequests } from '../request/failure/request.errors.ts';
import { createSharedLimit } from '../request/limit/shared-limit.ts';
import type { Services } from '../request/services.ts';

type WaitlistServices = Pick<Services, 'store' | 'access' | 'now'>;

/** How often one address may be asked about in an hour, by whomever (D34). */
const lookups = { name: 'lookup', max: 30, windowMs: 3_600_000 };

async function countLookup({ store, now }: WaitlistServices, email: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await createSharedLimit(store, lookups, now).take(email);
  if (!allowed) throw tooManyRequests(retryAfterSeconds);
}

/**
 * How far an address (lower case) has come.
 * @throws RequestError 429 when it was asked about too often
 */
export async function accountStatusOf(
  services: WaitlistServices,
  _who: Authorized<'read'>,
  email: string,
): Promise<AccountStatus> {
  await countLookup(services, email);
  if ((await services.store.users.findByEmail(email)) !== null) return 'existing';
  return (await mayHaveAccount(services, email)) ? 'approved' : 'waitlist';
}

const joined = 'You are on the list. We will send a mail to your address when it is your turn.';
const nobodyWaits = 'Nobody has to wait here: please register with your address.';

/** Puts an address (lower case) on the waitlist. What it answers says nothing about the address (D34). */
export async function joinWaitlist(
  { store, access }: WaitlistServices,
  _who: Authorized<'enter'>,
  email: string,
): Promise<{ message: string }> {
  if (!access.waitlistOn) return { message: nobodyWaits };
  await notBeforeFloor(async () => {
    if ((await store.users.findByEmail(email)) === null) await store.waitlist.join(email);
  });
  return { message: joined };
}

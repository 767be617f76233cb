import { authorize } from '../request/access/authorize.ts';
import { os } from '../request/request-context.ts';
import { accountStatusOf, joinWaitlist } from './waitlist.usecases.ts';

const accountStatus = os.auth.accountStatus.handler(async ({ input, context: { services, actor } }) => ({
  account_status: await accountStatusOf(services, authorize('auth.accountStatus', actor), input.email),
}));

const join = os.auth.joinWaitlist.handler(({ input, context: { services, actor } }) =>
  joinWaitlist(services, authorize('auth.joinWaitlist', actor), input.email),
);

/** Ways in for people without an account. */
export const waitlistRoutes = { accountStatus, joinWaitlist: join };

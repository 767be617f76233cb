import { guarded, os } from '../request/request-context.ts';
import { accountStatusOf, joinWaitlist } from './waitlist.usecases.ts';

const accountStatus = guarded(os.auth.accountStatus).handler(
  async ({ input, context: { services, actor } }) => ({
    account_status: await accountStatusOf(services, actor, input.email),
  }),
);

const join = guarded(os.auth.joinWaitlist).handler(({ input, context: { services, actor } }) =>
  joinWaitlist(services, actor, input.email),
);

/** Ways in for people without an account. */
export const waitlistRoutes = { accountStatus, joinWaitlist: join };

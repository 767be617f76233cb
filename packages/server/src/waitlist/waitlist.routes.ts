import { authorise } from '../request/authorise.ts';
import { os, type RequestContext } from '../request/request-context.ts';
import { accountStatusOf, joinWaitlist } from './waitlist.usecases.ts';

const accountStatus = os.auth.accountStatus.handler(async ({ input, context: { services, actor } }) => ({
  account_status: await accountStatusOf(services, authorise('auth.accountStatus', actor), input.email),
}));

const join = (email: string, { services, actor }: RequestContext) =>
  joinWaitlist(services, authorise('auth.joinWaitlist', actor), email);

const joinByLink = os.auth.joinWaitlist.handler(({ input, context }) => join(input.email, context));
const submitJoin = os.auth.submitJoinWaitlist.handler(({ input, context }) => join(input.email, context));

/** Ways in for people without an account. */
export const waitlistRoutes = { accountStatus, joinWaitlist: joinByLink, submitJoinWaitlist: submitJoin };

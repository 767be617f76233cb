import { waitlistColumns } from '@ecco/domain';
import { authorize } from '../request/access/authorize.ts';
import { listQueryOf, paginationOf } from '../request/http/pagination.ts';
import { os } from '../request/request-context.ts';
import { approveEmails, dismissEmails } from '../waitlist/admission.usecases.ts';
import { presentWaitlistEntry } from './waitlist.presenter.ts';

const waitlist = os.administration.waitlist.handler(
  async ({ input, context: { services, actor, event } }) => {
    authorize('administration.waitlist', actor);
    const page = listQueryOf(input, waitlistColumns);
    const { rows, total } = await services.store.waitlist.page({ ...page, show: input.show });
    event.found = total;
    return { entries: rows.map(presentWaitlistEntry), pagination: paginationOf(page, total) };
  },
);

const approve = os.administration.approve.handler(async ({ input, context: { services, actor } }) => ({
  changed: await approveEmails(services, authorize('administration.approve', actor), input.emails),
}));

const dismiss = os.administration.dismiss.handler(async ({ input, context: { services, actor } }) => ({
  changed: await dismissEmails(services, authorize('administration.dismiss', actor), input.emails),
}));

/** The waitlist, for admins. */
export const waitlistAdministrationRoutes = { waitlist, approve, dismiss };

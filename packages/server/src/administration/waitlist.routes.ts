import { waitlistColumns } from '@ecco/domain';
import { authorise } from '../request/access/authorise.ts';
import { listQueryOf, paginationOf } from '../request/http/pagination.ts';
import { os } from '../request/request-context.ts';
import { approveEmails, dismissEmails } from '../waitlist/admission.usecases.ts';
import { presentWaitlistEntry } from './waitlist.presenter.ts';

const waitlist = os.administration.waitlist.handler(
  async ({ input, context: { services, actor, event } }) => {
    authorise('administration.waitlist', actor);
    const page = listQueryOf(input, waitlistColumns);
    const { rows, total } = await services.store.waitlist.page({ ...page, show: input.show });
    event.found = total;
    return { entries: rows.map(presentWaitlistEntry), pagination: paginationOf(page, total) };
  },
);

const approve = os.administration.approve.handler(async ({ input, context: { services, actor } }) => ({
  changed: await approveEmails(services, authorise('administration.approve', actor), input.emails),
}));

const dismiss = os.administration.dismiss.handler(async ({ input, context: { services, actor } }) => ({
  changed: await dismissEmails(services, authorise('administration.dismiss', actor), input.emails),
}));

/** The waitlist, for admins. */
export const waitlistAdministrationRoutes = { waitlist, approve, dismiss };

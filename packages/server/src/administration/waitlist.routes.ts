import { waitlistColumns } from '@ecco/domain';
import { listQueryOf, paginationOf } from '../request/http/pagination.ts';
import { guarded, os } from '../request/request-context.ts';
import { approveEmails, dismissEmails } from '../waitlist/admission.usecases.ts';
import { presentWaitlistEntry } from './waitlist.presenter.ts';

const waitlist = guarded(os.administration.waitlist).handler(
  async ({ input, context: { services, event } }) => {
    const page = listQueryOf(input, waitlistColumns);
    const { rows, total } = await services.store.waitlist.page({ ...page, show: input.show });
    event.found = total;
    return { entries: rows.map(presentWaitlistEntry), pagination: paginationOf(page, total) };
  },
);

const approve = guarded(os.administration.approve).handler(
  async ({ input, context: { services, actor } }) => ({
    changed: await approveEmails(services, actor, input.emails),
  }),
);

const dismiss = guarded(os.administration.dismiss).handler(
  async ({ input, context: { services, actor } }) => ({
    changed: await dismissEmails(services, actor, input.emails),
  }),
);

/** The waitlist, for admins. */
export const waitlistAdministrationRoutes = { waitlist, approve, dismiss };

import type { Mail as PublicMail } from '@ecco/contract';
import type { Mail } from '@ecco/store';
import { pageOf, paginationOf } from '../request/http/pagination.ts';
import { guarded, os } from '../request/request-context.ts';

const presentMail = ({ id, to, subject, text, status, problem, createdAt, sentAt }: Mail): PublicMail => ({
  id,
  to,
  subject,
  text,
  status,
  problem,
  created_at: createdAt.toISOString(),
  sent_at: sentAt?.toISOString() ?? null,
});

const outbox = guarded(os.administration.outbox).handler(async ({ input, context: { services, event } }) => {
  const page = pageOf(input);
  const { mails } = services.store;
  const [{ rows, total }, refused] = await Promise.all([mails.page(page), mails.countRefusals()]);
  event.found = total;
  return {
    mails: rows.map(presentMail),
    refused_addresses: refused,
    pagination: paginationOf(page, total),
  };
});

/** The mails of the installation, for admins. */
export const outboxRoutes = { outbox };

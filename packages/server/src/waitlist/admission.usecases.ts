import type { Authorized } from '../request/access/authorize.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { sessionRequired } from '../request/failure/request.errors.ts';
import type { Services } from '../request/services.ts';

type AdmissionServices = Pick<Services, 'store' | 'mailer' | 'mailTemplates' | 'siteUrl'>;

/** Who approved is told by address, which stays readable after the account is gone. */
async function addressOf({ store }: AdmissionServices, who: Authorized<'administer'>): Promise<string> {
  const user = await store.users.findById(ownUserOf(who));
  if (user === null) throw sessionRequired();
  return user.email;
}

/**
 * Lets addresses in and invites those that were not let in before and have no account, each once. All or nothing:
 * an invitation is in the outbox exactly when its address is approved. Answers how many changed.
 */
export async function approveEmails(
  services: AdmissionServices,
  who: Authorized<'administer'>,
  emails: readonly string[],
): Promise<number> {
  const { store, mailer, mailTemplates, siteUrl } = services;
  const approvedBy = await addressOf(services, who);
  const invitationTo = (email: string) => ({
    to: email,
    ...mailTemplates.invitation({ link: `${siteUrl()}/register?email=${encodeURIComponent(email)}` }),
  });
  const { changed, afterCommit } = await store.transaction(async (tx) => {
    const approved = await tx.waitlist.approve(emails, approvedBy);
    const registered = await tx.users.registered(approved);
    const invited = approved.filter((email) => !registered.has(email));
    return { changed: approved.length, afterCommit: await mailer.enqueue(tx, invited.map(invitationTo)) };
  });
  afterCommit();
  return changed;
}

/** Takes addresses off the waitlist, approved ones too; accounts stay. Answers how many were on it. */
export async function dismissEmails(
  { store }: AdmissionServices,
  _who: Authorized<'administer'>,
  emails: readonly string[],
): Promise<number> {
  return store.waitlist.remove(emails);
}

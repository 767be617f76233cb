import type { ListShare } from '@ecco/contract';
import type { Store, Transaction } from '@ecco/store';
import type { MailTemplates } from '../mailer/mail-templates.ts';
import type { Mailer } from '../mailer/mailer.ts';
import { createSharedLimit } from '../request/limit/shared-limit.ts';
import { tooManyShares } from './list.errors.ts';

export type ShareMailTools = {
  store: Store;
  mailer: Pick<Mailer, 'enqueueOnce'>;
  mailTemplates: Pick<MailTemplates, 'shared'>;
  siteUrl: () => string;
  now: () => number;
};

/** Mails about shares that one person may cause in a day: they go to addresses that never asked for them. */
const mailsOfDay = { name: 'share-mail', max: 200, windowMs: 86_400_000 };

/** A list is told of to an address once, however often it is shared with it. */
const shareMailKey = (listId: string, email: string): string => `share ${listId} ${email}`;

type Sharing = { list: { id: string; title: string }; added: readonly ListShare[] };

/**
 * The mails to those with whom somebody shares a list first, to be written with the change itself.
 * @throws RequestError 429
 */
export async function prepareShareMails(
  { store, mailer, mailTemplates, siteUrl, now }: ShareMailTools,
  userId: string,
  { list, added }: Sharing,
): Promise<{ write: (tx: Transaction) => Promise<void> }> {
  const by = added.length > 0 ? await store.users.findById(userId) : null;
  if (by === null) return { write: async () => undefined };
  const limit = createSharedLimit(store, mailsOfDay, now);
  const { allowed, retryAfterSeconds } = await limit.take(userId, added.length);
  if (!allowed) throw tooManyShares(retryAfterSeconds);
  const link = `${siteUrl()}/watch/${list.id}`;
  return {
    async write(tx) {
      for (const { email, level } of added.filter((share) => share.email !== by.email)) {
        if ((await tx.mails.refusalOf(email)) !== null) continue;
        const mail = { link, address: email, title: list.title, mayEdit: level === 'edit', by };
        const key = shareMailKey(list.id, email);
        await mailer.enqueueOnce(tx, { ...mailTemplates.shared(mail), to: email, key });
      }
    },
  };
}

/** What is no longer shared is no longer told of, unless its mail has gone. */
export const withdrawShareMails = (
  { mails }: Pick<Transaction, 'mails'>,
  { listId, shares }: { listId: string; shares: readonly Pick<ListShare, 'email'>[] },
): Promise<void> => mails.withdraw(shares.map(({ email }) => shareMailKey(listId, email)));

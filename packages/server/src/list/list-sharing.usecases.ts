import type { ListShare, ListSharing, ListSharingChange } from '@ecco/contract';
import type { Store, Transaction } from '@ecco/store';
import { ownUserOf } from '../request/access/own-user.ts';
import type { WholeList } from './list.presenter.ts';
import { checkRoom } from './list-editing.usecases.ts';
import { wholeList } from './list-reading.usecases.ts';
import type { PermittedList } from './open-list.ts';
import { prepareShareMails, type ShareMailTools, withdrawShareMails } from './share-mails.ts';

type Repositories = Pick<Store, 'lists' | 'users'>;

const sharingOf = async (
  { lists }: Repositories,
  list: { id: string; isLinkShared: boolean },
): Promise<ListSharing> => ({
  link: list.isLinkShared,
  people: await lists.sharesOf(list.id),
});

/** Who may read a list and edit it besides its owner. */
export async function readSharing(
  store: Repositories,
  { thing }: PermittedList<'share'>,
): Promise<ListSharing> {
  return sharingOf(store, thing);
}

/**
 * Says who may read a list and edit it. It counts with the next call that anybody makes. Whom it is shared with first is
 * told by a mail.
 * @throws RequestError 429 for somebody who has mailed too many today
 */
export async function changeSharing(
  tools: ShareMailTools,
  { thing, actor }: PermittedList<'share'>,
  { link, people }: ListSharingChange,
): Promise<ListSharing> {
  const { store } = tools;
  const requested = people?.map(({ email, level }) => ({ email: email.toLowerCase(), level }));
  const known = new Set((await store.lists.sharesOf(thing.id)).map(({ email }) => email));
  const added = (requested ?? []).filter(({ email }) => !known.has(email));
  const mails = await prepareShareMails(tools, ownUserOf(actor), { list: thing, added });
  return store.transaction(async (tx) => {
    const list = link === undefined ? thing : await tx.lists.setLinkShared(thing.id, link);
    if (requested) {
      await takeBack(tx, thing.id, { but: requested });
      for (const share of requested) await tx.lists.share(thing.id, share);
      await mails.write(tx);
    }
    return sharingOf(tx, list ?? thing);
  });
}

/** Takes a list back from everybody else, and the mails that have not gone. */
async function takeBack(
  tx: Transaction,
  listId: string,
  { but }: { but: readonly ListShare[] },
): Promise<void> {
  const retained = new Set(but.map(({ email }) => email));
  const gone = (await tx.lists.sharesOf(listId)).filter(({ email }) => !retained.has(email));
  for (const { email } of gone) await tx.lists.unshare(listId, email);
  await withdrawShareMails(tx, { listId, shares: gone });
}

/**
 * Makes a list of the caller's own that begins as this one is: what it follows, what was added to it by hand, and
 * what its page shows.
 * @throws RequestError 409 for somebody who has too many lists
 */
export async function copyList(
  { store, now }: { store: Store; now: () => number },
  { thing: from, actor }: PermittedList<'read'>,
): Promise<WholeList> {
  const ownerId = ownUserOf(actor);
  const entries = await store.lists.itemsOf(from.id);
  return store.transaction(async (tx) => {
    await checkRoom(tx, ownerId);
    const { title, description, showInsights } = from;
    const itemIds = entries.map(({ item }) => item.id);
    const list = await tx.lists.create({ ownerId, title, description, itemIds, showInsights });
    await tx.hubs.copyFollows(from.id, list.id);
    return wholeList(tx, { ...list, share: null }, { reader: actor, now: now() });
  });
}

import type { ListMay } from '@ecco/contract';
import type { List } from '@ecco/store';
import type { Actor } from '../request/access/actor.ts';
import type { Deed } from '../request/access/thing-policy.ts';
import { listClaimed, listNotCurable, listOfAnother, listUnclaimed } from './list.errors.ts';

type Owned = Pick<List, 'ownerId' | 'type'>;

const isOwner = ({ ownerId }: Owned, { userId }: Actor): boolean => ownerId !== null && ownerId === userId;
const isAdmin = ({ role }: Actor): boolean => role === 'admin';

/** Who may do what to which list. */
export const listPolicy = {
  /** Nobody's list may be changed by whoever holds its link, an owned one by its owner or an admin (D13). */
  edit: {
    may: (list, actor) => list.ownerId === null || isAdmin(actor) || isOwner(list, actor),
    refusal: listOfAnother,
  },
  /** Others may hold the link of nobody's list, so only an admin deletes it. */
  remove: {
    may: (list, actor) => isAdmin(actor) || isOwner(list, actor),
    refusal: ({ ownerId }) => (ownerId === null ? listUnclaimed() : listOfAnother()),
  },
  /** Whoever is signed in may make nobody's list theirs. */
  claim: {
    may: ({ ownerId }, { userId }) => ownerId === null && userId !== null,
    refusal: listClaimed,
  },
  /** Only what an admin made or nobody owns is shown to everybody; no person's own list is published over their head. */
  curate: {
    may: ({ type, ownerId }, actor) =>
      isAdmin(actor) &&
      (type === 'curated' || (type === 'personal' && (ownerId ?? actor.userId) === actor.userId)),
    refusal: listNotCurable,
  },
} satisfies Readonly<Record<string, Deed<Owned>>>;

/** What somebody may do with a list, for the answer that shows it. */
export const mayWithList = (list: Owned, actor: Actor): ListMay => ({
  edit: listPolicy.edit.may(list, actor),
  remove: listPolicy.remove.may(list, actor),
  claim: listPolicy.claim.may(list, actor),
  curate: listPolicy.curate.may(list, actor),
});

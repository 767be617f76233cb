import type { ListMay } from '@ecco/contract';
import type { ShareLevel } from '@ecco/domain';
import type { List } from '@ecco/store';
import type { Actor } from '../request/access/actor.ts';
import type { Ability } from '../request/access/thing-policy.ts';
import { listClaimed, listNotCurable, listNotShared, listOfAnother, listUnclaimed } from './list.errors.ts';

/**
 * A list as it is to somebody; `share`: what they may do because it is shared with their address; `lacksFlag`: it is a hub
 * behind a flag that they do not have.
 */
export type ReachedList = List & { share: ShareLevel | null; lacksFlag?: boolean };
type Owned = Pick<ReachedList, 'ownerId' | 'type' | 'isLinkShared'> &
  Partial<Pick<ReachedList, 'share' | 'lacksFlag'>>;

/** Who reads a list, also where nobody asks: alerts are written while people are away. */
export type Reader = Pick<Actor, 'userId' | 'role'>;

const isOwner = ({ ownerId }: Owned, { userId }: Reader): boolean => ownerId !== null && ownerId === userId;
/** Nobody's, and not what is shown to everybody, which admins keep. */
const isOpen = ({ ownerId, type, lacksFlag }: Owned): boolean =>
  ownerId === null && type !== 'curated' && lacksFlag !== true;
const isAdmin = ({ role }: Reader): boolean => role === 'admin';

export const mayReadList = (list: Owned, actor: Reader): boolean =>
  isAdmin(actor) ||
  isOwner(list, actor) ||
  Boolean(list.share) ||
  (list.lacksFlag !== true && (list.ownerId === null || list.isLinkShared || list.type === 'curated'));

/** Who may do what to which list. */
export const listPolicy = {
  /**
   * Whoever holds its link, unless its owner took that back; then those whom it is shared with by address. A hub behind a
   * flag is read by who has it (D4).
   */
  read: {
    may: mayReadList,
    refusal: listNotShared,
  },
  /**
   * Nobody's list may be changed by whoever holds its link, an owned one by its owner or an admin (D13), and by those to
   * whom the owner gave it to edit.
   */
  edit: {
    may: (list, actor) => isOpen(list) || isAdmin(actor) || isOwner(list, actor) || list.share === 'edit',
    refusal: listOfAnother,
  },
  /** Its owner says who else may read it and edit it; what is for everybody needs no saying. */
  share: {
    may: (list, actor) =>
      list.type !== 'daily' && (isOwner(list, actor) || (isAdmin(actor) && list.ownerId !== null)),
    refusal: listOfAnother,
  },
  /** Whoever is signed in and may read it may have one of their own that begins as it is. */
  copy: {
    may: (list, actor) => actor.userId !== null && mayReadList(list, actor),
    refusal: listNotShared,
  },
  /** Others may hold the link of nobody's list, so only an admin deletes it. */
  remove: {
    may: (list, actor) => isAdmin(actor) || isOwner(list, actor),
    refusal: ({ ownerId }) => (ownerId === null ? listUnclaimed() : listOfAnother()),
  },
  /** Whoever is signed in may make nobody's list theirs. */
  claim: {
    may: (list, { userId }) => isOpen(list) && userId !== null,
    refusal: listClaimed,
  },
  /** Only what an admin made or nobody owns is shown to everybody; no person's own list is published over their head. */
  curate: {
    may: ({ type, ownerId }, actor) =>
      isAdmin(actor) &&
      (type === 'curated' || (type === 'personal' && (ownerId ?? actor.userId) === actor.userId)),
    refusal: listNotCurable,
  },
} satisfies Readonly<Record<string, Ability<Owned>>>;

/** What somebody may do with a list, for the answer that shows it. */
export const mayWithList = (list: Owned, actor: Actor): ListMay => ({
  edit: listPolicy.edit.may(list, actor),
  remove: listPolicy.remove.may(list, actor),
  claim: listPolicy.claim.may(list, actor),
  curate: listPolicy.curate.may(list, actor),
  share: listPolicy.share.may(list, actor),
  copy: listPolicy.copy.may(list, actor),
});

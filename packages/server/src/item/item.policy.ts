import type { ItemMay } from '@ecco/contract';
import { isReadFromStored } from '@ecco/pipeline';
import type { Item } from '@ecco/store';
import type { Actor } from '../request/access/actor.ts';
import { type Ability, likeRoute, type Permitted } from '../request/access/thing-policy.ts';
import { itemNotReadable, itemOfAnother } from './item.errors.ts';

const mayBeRead = (item: Pick<Item, 'status' | 'meta'>): boolean =>
  item.status === 'FAILED' || isReadFromStored(item);

/** Who may do what to which item: the library is one, so it is the same for all of them. */
export const itemPolicy = {
  /** Process it again. */
  retry: likeRoute('item.retry'),
  /** Have what failed, or what lies here as it came, read again: whoever added it, and admins. */
  readAgain: {
    may: (item, { userId, role }) =>
      mayBeRead(item) && (role === 'admin' || (userId !== null && userId === item.addedBy)),
    refusal: (item) => (mayBeRead(item) ? itemOfAnother() : itemNotReadable()),
  } satisfies Ability<Pick<Item, 'addedBy' | 'status' | 'meta'>>,
  /** Give it a score, name who speaks, approve its highlights, write its analysis or have it made anew. */
  curate: likeRoute('curation.setScore'),
  /** Put it into lists of one's own. */
  assign: likeRoute('list.assign'),
  /** Put its details right, delete it and bring it back: whoever added it, and admins. */
  correct: {
    may: ({ addedBy }, { userId, role }) => role === 'admin' || (userId !== null && userId === addedBy),
    refusal: itemOfAnother,
  } satisfies Ability<Pick<Item, 'addedBy'>>,
};

export type PermittedItem<Name extends keyof typeof itemPolicy> = Permitted<Name, Item>;

/** What somebody may do with an item, for the answer that shows it. */
export const mayWithItem = (item: Item, actor: Actor): ItemMay => ({
  retry: itemPolicy.retry.may(item, actor),
  read_again: itemPolicy.readAgain.may(item, actor),
  curate: itemPolicy.curate.may(item, actor),
  assign: itemPolicy.assign.may(item, actor),
  correct: itemPolicy.correct.may(item, actor),
});

import type { ItemMay } from '@ecco/contract';
import type { Item } from '@ecco/store';
import type { Actor } from '../request/access/actor.ts';
import { likeRoute, type Permitted } from '../request/access/thing-policy.ts';

/** Who may do what to which item: the library is one, so it is the same for all of them. */
export const itemPolicy = {
  /** Process it again. */
  retry: likeRoute('item.retry'),
  /** Give it a score, name who speaks, approve its highlights, write its analysis or have it made anew. */
  curate: likeRoute('curation.setScore'),
  /** Put it into lists of one's own. */
  assign: likeRoute('list.assign'),
};

export type PermittedItem<Name extends keyof typeof itemPolicy> = Permitted<Name, Item>;

/** What somebody may do with an item, for the answer that shows it. */
export const mayWithItem = (item: Item, actor: Actor): ItemMay => ({
  retry: itemPolicy.retry.may(item, actor),
  curate: itemPolicy.curate.may(item, actor),
  assign: itemPolicy.assign.may(item, actor),
});

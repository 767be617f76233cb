import type { User } from '@ecco/store';
import { type Deed, likeRoute } from '../../request/access/thing-policy.ts';
import { ownAccountKept } from './user.errors.ts';

type Someone = Pick<User, 'id'>;

const change = likeRoute('administration.updateUser');

/** Who may do what to whose account. What is a person's own is asked for by the person's id and needs no policy. */
export const userPolicy = {
  /** Make admin or member, show hubs, turn on again. */
  change,
  /** Nobody shuts themselves out. */
  turnOff: {
    may: (user, actor) => change.may(user, actor) && user.id !== actor.userId,
    refusal: (user, actor) => (change.may(user, actor) ? ownAccountKept() : change.refusal(user, actor)),
  },
} satisfies Readonly<Record<string, Deed<Someone>>>;

import type { UserMay } from '@ecco/contract';
import type { User } from '@ecco/store';
import type { Actor } from '../../request/access/actor.ts';
import { mayDo, refusalOf } from '../../request/access/authorize.ts';
import { type Ability, likeRoute } from '../../request/access/thing-policy.ts';
import { ownAccountNotDeleted, ownAccountRequired } from './user.errors.ts';

type Someone = Pick<User, 'id'>;

const change = likeRoute('administration.updateUser');

/** Who may do what to whose account. What is a person's own is asked for by the person's id and needs no policy. */
export const userPolicy = {
  /** Make admin or member, show hubs, turn on again. */
  change,
  /** Nobody shuts themselves out. */
  turnOff: {
    may: (user, actor) => change.may(user, actor) && user.id !== actor.userId,
    refusal: (user, actor) => (change.may(user, actor) ? ownAccountRequired() : change.refusal(user, actor)),
  },
  /** Nobody deletes themselves: another admin does. */
  remove: {
    may: (user, actor) => mayDo('administration.deleteUser', actor) && user.id !== actor.userId,
    refusal: (user, actor) =>
      user.id === actor.userId ? ownAccountNotDeleted() : refusalOf('administration.deleteUser', actor),
  },
} satisfies Readonly<Record<string, Ability<Someone>>>;

/** What somebody may do with an account, for the answer that shows it. */
export const mayWithUser = (user: Someone, actor: Actor): UserMay => ({
  change: userPolicy.change.may(user, actor),
  turn_off: userPolicy.turnOff.may(user, actor),
  remove: userPolicy.remove.may(user, actor),
});

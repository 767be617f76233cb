import type { AdminUser } from '@ecco/contract';
import { userColumns } from '@ecco/domain';
import type { User } from '@ecco/store';
import { mayWithUser } from '../identity/user/user.policy.ts';
import {
  changeUser,
  deleteUser,
  findUser,
  userValues,
} from '../identity/user/user-administration.usecases.ts';
import type { Actor } from '../request/access/actor.ts';
import { listQueryOf, paginationOf } from '../request/http/pagination.ts';
import { noteValues } from '../request/note-values.ts';
import { guarded, os } from '../request/request-context.ts';

const deletedPerson = 'Deleted person';

const presentAdminUser = (user: User, reader: Actor): AdminUser => ({
  uuid: user.id,
  name: user.name,
  email: user.email,
  role: user.role,
  flags: { health_hub: user.healthHub, pe_hub: user.peHub },
  verified: user.emailVerified,
  disabled: user.disabledAt !== null,
  created_at: user.createdAt.toISOString(),
  last_seen_at: user.lastSeenAt?.toISOString() ?? null,
  may: mayWithUser(user, reader),
});

const users = guarded(os.administration.users).handler(
  async ({ input, context: { services, actor, event } }) => {
    const page = listQueryOf(input, userColumns);
    const { role, state } = input;
    const { rows, total } = await services.store.users.page({ ...page, role, state });
    event.found = total;
    return {
      users: rows.map((user) => presentAdminUser(user, actor)),
      pagination: paginationOf(page, total),
    };
  },
);

const updateUser = guarded(os.administration.updateUser).handler(
  async ({ input: { uuid, ...change }, context }) => {
    const { services, actor, event } = context;
    const before = await findUser(services.store, uuid);
    event.audit = { subject: { kind: 'user', id: uuid, name: before.email } };
    noteValues(context, { before: userValues(before, change), after: change });
    return { user: presentAdminUser(await changeUser(services, actor, { id: uuid, change }), actor) };
  },
);

const exportUser = guarded(os.administration.exportUser).handler(async ({ input, context }) => {
  const { services } = context;
  const user = await findUser(services.store, input.uuid);
  const { tables, leftOut } = await services.store.personalData.exportOf(user);
  context.setHeaders({ 'content-disposition': 'attachment; filename="person.json"' });
  return {
    made_at: new Date(services.now()).toISOString(),
    email: user.email,
    tables,
    left_out: leftOut,
  };
});

const removeUser = guarded(os.administration.deleteUser).handler(
  async ({ input: { uuid, email }, context }) => {
    const { services, actor, event } = context;
    // Who it was is what goes.
    event.audit = { subject: { kind: 'user', id: uuid, name: deletedPerson } };
    await deleteUser(services, actor, { id: uuid, email });
    return { message: 'The person has been deleted.' };
  },
);

/** The people of the installation, for admins. */
export const usersRoutes = { users, updateUser, exportUser, deleteUser: removeUser };

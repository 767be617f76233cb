import type { Store, User, UserChanges } from '@ecco/store';
import type { Access } from '../../request/access/access.ts';

export const isNamedAdmin = (access: Access, email: string): boolean => access.adminEmails.includes(email);

/** What the configuration gives the owner of a verified address (D2, D4). */
export function grantsOf(access: Access, email: string): Pick<UserChanges, 'role' | 'healthHub' | 'peHub'> {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return {
    ...(isNamedAdmin(access, email) ? { role: 'admin' as const } : {}),
    ...(access.healthHubDomains.includes(domain) ? { healthHub: true } : {}),
    ...(access.peHubDomains.includes(domain) ? { peHub: true } : {}),
  };
}

/** Makes a verified user admin whom the configuration names; others stay what they are. */
export async function promoteIfNamed(
  { store, access }: { store: Pick<Store, 'users'>; access: Access },
  user: User,
): Promise<User> {
  if (!user.emailVerified || user.role === 'admin' || !isNamedAdmin(access, user.email)) return user;
  return (await store.users.update(user.id, { role: 'admin' })) ?? user;
}

/** At the start: whoever was verified before the configuration named them. */
export async function promoteNamed(dependencies: {
  store: Pick<Store, 'users'>;
  access: Access;
}): Promise<void> {
  for (const email of dependencies.access.adminEmails) {
    const user = await dependencies.store.users.findByEmail(email);
    if (user) await promoteIfNamed(dependencies, user);
  }
}

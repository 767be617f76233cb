import { randomUUID } from 'node:crypto';
import type { NewPerson, Store, User } from '@ecco/store';

/** Somebody with a password and an address of their own; throws where the address is taken. */
export async function createUser(
  store: Pick<Store, 'transaction'>,
  part: Partial<NewPerson> = {},
): Promise<User> {
  const email = part.email ?? `${randomUUID()}@example.test`;
  const person = { firstName: 'Ada', lastName: 'Example', passwordHash: 'none', ...part, email };
  const user = await store.transaction((tx) => tx.accounts.addPerson(person));
  if (!user) throw new Error(`${email} is taken`);
  return user;
}

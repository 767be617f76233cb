import { knownHubSlugs } from '@ecco/domain';
import type { List, Store, User } from '@ecco/store';
import type { Reader } from './list.policy.ts';

export type KnownHub = (typeof knownHubSlugs)[number];

/** The flag of a person that opens each hub of its own (D4). */
const isFlagged: Readonly<Record<KnownHub, (user: User) => boolean>> = {
  'ucsf-amend': ({ healthHub }) => healthHub,
  'pe-hub': ({ peHub }) => peHub,
};

const knownHubOf = ({ slug }: Pick<List, 'slug'>): KnownHub | undefined =>
  knownHubSlugs.find((known) => known === slug);

/** Whether a list is behind a flag that this person does not have: its link, which anybody can guess, opens it to nobody. */
export async function lacksFlag(
  { users }: Pick<Store, 'users'>,
  list: Pick<List, 'slug'>,
  { userId }: Pick<Reader, 'userId'>,
): Promise<boolean> {
  const hub = knownHubOf(list);
  if (hub === undefined) return false;
  const user = userId === null ? null : await users.findById(userId);
  return user === null || !isFlagged[hub](user);
}

import type { Store } from '@ecco/store';
import type { Access } from '../../request/access/access.ts';
import { isNamedAdmin } from './grants.ts';

type Dependencies = { store: Pick<Store, 'waitlist'>; access: Access };

/** Whether an address may have an account (D3). */
export async function mayHaveAccount({ store, access }: Dependencies, email: string): Promise<boolean> {
  if (!access.waitlistOn || isNamedAdmin(access, email)) return true;
  const entry = await store.waitlist.find(email);
  return entry !== null && entry.approvedAt !== null;
}

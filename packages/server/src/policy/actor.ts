import type { Role } from '@ecco/contract';

/** Who makes a request: a role, decided by the stored session, and the client's network address. */
export type Actor = { readonly role: Role; readonly address: string };

export const anonymous = (address: string): Actor => ({ role: 'anonymous', address });

import type { Role } from '@ecco/contract';

/** Who makes a request. `userId` is null for anonymous visitors; `address` is the client's network address. */
export type Actor = { readonly role: Role; readonly userId: string | null; readonly address: string };

export const anonymous = (address: string): Actor => ({ role: 'anonymous', userId: null, address });

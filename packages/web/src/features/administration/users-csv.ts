import type { AdminUser } from '@ecco/contract';
import { csvOf } from '../../format/csv.ts';
import { userName } from './user-name.ts';

const columns = {
  name: (user: AdminUser) => userName(user),
  email: ({ email }: AdminUser) => email,
  role: ({ role }: AdminUser) => role,
  verified: ({ verified }: AdminUser) => String(verified),
  disabled: ({ disabled }: AdminUser) => String(disabled),
  joined: ({ created_at }: AdminUser) => created_at,
  seen: ({ last_seen_at }: AdminUser) => last_seen_at ?? '',
};

/** Users as a table with a head, a line each. */
export const usersCsv = (users: readonly AdminUser[]): string => csvOf(columns, users);

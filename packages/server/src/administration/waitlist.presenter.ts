import type { WaitlistEntry } from '@ecco/contract';
import type { ListedEntry } from '@ecco/store';

export const presentWaitlistEntry = ({
  email,
  joinedAt,
  approvedAt,
  approvedBy,
  registered,
}: ListedEntry): WaitlistEntry => ({
  email,
  joined_at: joinedAt.toISOString(),
  approved_at: approvedAt?.toISOString() ?? null,
  approved_by: approvedBy,
  registered,
});

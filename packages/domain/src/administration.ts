/** What the lists of administration can be ordered and chosen by, as their queries name it. */
export const userColumns = [
  'name',
  'email',
  'role',
  'verified',
  'created_at',
  'last_seen_at',
  'disabled',
] as const;
export const userStates = ['active', 'unverified', 'disabled'] as const;
export type UserState = (typeof userStates)[number];

export const waitlistColumns = ['email', 'joined_at', 'approved_at', 'registered'] as const;
export const eventColumns = ['event', 'at', 'by', 'slug'] as const;

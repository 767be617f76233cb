/** What an account may be. */
export const userRoles = ['member', 'admin'] as const;

/** What somebody may be who asks: a visitor has no account. */
export const roles = ['anonymous', ...userRoles] as const;
export type Role = (typeof roles)[number];

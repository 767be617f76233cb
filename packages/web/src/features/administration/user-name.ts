import type { AdminUser } from '@ecco/contract';

/** What administrators call a user: the name, or the address of somebody without one. */
export const userName = ({ name, email }: Pick<AdminUser, 'name' | 'email'>): string => name || email;

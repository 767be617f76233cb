/** What admins read where something was done: the e-mail address, or that nobody was signed in. */
export const actorName = (email: string | null): string => email ?? 'Anon';

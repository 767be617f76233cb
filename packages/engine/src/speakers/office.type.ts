/** What somebody is, and of what. */
export type Office = { role: string; organisation: string | null };

/** A person of an organization, as its manager has them. */
export type ManagedPerson = { id: string; slug: string; name: string; title: string | null };
export type ManagedOrg = { id: string; name: string };

/** What lists of people are ordered by. */
export const personColumns = ['name', 'added'] as const;
export type PersonColumn = (typeof personColumns)[number];

/** Whether somebody speaks in an item, or others only speak of them. */
export const personRelations = ['spoke', 'mentioned'] as const;
export type PersonRelation = (typeof personRelations)[number];

/** Somebody with a page: of an organization, or heard in the library. */
export type Person = {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  imageUrl: string | null;
  relinkSince: Date | null;
  /** Set while the page is deleted and may be put back. */
  deletedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

/** The tabs of the search page, by what they search. */
export const searchTabs = ['episodes', 'transcripts'] as const;
export type SearchTab = (typeof searchTabs)[number];

/** A search that somebody keeps under a name; `seenAt`: when they last looked at what it finds. */
export type SavedSearch = {
  id: string;
  ownerId: string;
  name: string;
  query: string;
  tab: SearchTab;
  createdAt: Date;
  seenAt: Date;
};

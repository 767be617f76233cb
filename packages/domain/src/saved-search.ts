/** The tabs of the search page, by what they search. */
export const searchTabs = ['episodes', 'transcripts'] as const;
export type SearchTab = (typeof searchTabs)[number];

/** What can be kept: searches of those tabs, and filters of the signals, written as their address has them. */
export const savedTabs = [...searchTabs, 'signals'] as const;
export type SavedTab = (typeof savedTabs)[number];

/** A search that somebody keeps under a name; `seenAt`: when they last looked at what it finds. */
export type SavedSearch = {
  id: string;
  ownerId: string;
  name: string;
  query: string;
  tab: SavedTab;
  createdAt: Date;
  seenAt: Date;
};

/** By what the library is ordered: when it came, the date it bears, how long it takes, how much it is worth. */
export const librarySorts = ['added', 'published', 'longest', 'score'] as const;
export type LibrarySort = (typeof librarySorts)[number];

/** How far somebody has come with an item: never opened, begun, or opened and done with. */
export const readStates = ['unread', 'started', 'read'] as const;
export type ReadState = (typeof readStates)[number];

/** The share of a recording after which it counts as heard: what follows is most often credits. */
export const completedShare = 0.95;

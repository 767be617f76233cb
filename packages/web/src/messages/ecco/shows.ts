/** What publishes items, how they are sorted, and who is in them. */
export const shows = {
  podcast: {
    title: 'Podcast',
  },
  publication: {
    title: 'Publication',
  },
  tags: {
    title: 'Categories',
  },
  people: {
    title: 'People',
  },
  homeSearch: {
    title: 'Search',
  },
} as const;

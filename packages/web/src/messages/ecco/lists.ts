/** Lists of items: one's own, the curated ones, today's, and what was opened before. */
export const lists = {
  lists: {
    title: 'Your lists',
  },
  history: {
    title: 'History',
  },
} as const;

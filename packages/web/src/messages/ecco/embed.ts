/** The player inside pages of others. */
export const embedPage = {
  embed: {
    title: 'Player',
    loading: 'Loading…',
    missing: 'This item is no longer available',
    show: 'More from {{name}}',
    open: 'Read the summary',
  },
} as const;

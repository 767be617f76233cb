/** The player inside pages of others. */
export const embedPage = {
  embed: {
    title: 'Player',
    loading: 'Loading…',
    missing: 'This is no longer here',
    show: 'All of {{name}}',
    open: 'Open to read',
  },
} as const;

/** The player inside pages of others. */
export const embedPage = {
  embed: {
    title: 'Player',
  },
} as const;

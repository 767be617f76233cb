/** How the remarks of an item begin that only tell where something comes from or why something is not there. */
export const remarkLeads = {
  date: 'The date comes from',
  title: 'The title comes from',
  digest: 'There is no audio digest.',
} as const;

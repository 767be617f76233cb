/** How the remarks of an item begin that only tell where something comes from or why something is not there. */
export const remarkLeads = {
  date: 'The date comes from',
  title: 'The title comes from',
  show: 'The show comes from',
  noShow: 'The library has no show called',
  organization: 'The organization comes from',
  digest: 'There is no audio digest.',
} as const;

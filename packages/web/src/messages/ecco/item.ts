/** What only the page of an item says. */
export const itemPage = {
  carousel: {
    title: 'Summary',
  },
  curation: {
    title: 'Administration',
  },
  exporting: {
    title: 'Export',
  },
  printing: {
    title: 'Print',
  },
} as const;

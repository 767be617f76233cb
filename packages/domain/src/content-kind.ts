/** What an item is, by the page that shows it. */
export const contentKinds = ['episode', 'video', 'article', 'document', 'earnings', 'meeting'] as const;
export type ContentKind = (typeof contentKinds)[number];

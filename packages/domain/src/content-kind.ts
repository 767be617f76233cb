/** What an item is, by the page that shows it. */
export const contentKinds = ['episode', 'video', 'article', 'document', 'earnings', 'meeting'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Talk that was recorded to be listened to: nobody reports or decides in it. */
export const isShowTalk = (kind: ContentKind): boolean => kind === 'episode' || kind === 'video';

/** What is read and not heard: it has an author and no speakers. */
export const isWritten = (kind: ContentKind): boolean => kind === 'article' || kind === 'document';

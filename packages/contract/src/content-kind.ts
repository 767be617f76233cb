import { z } from 'zod';

export const contentKinds = ['episode', 'video', 'article', 'document', 'earnings', 'meeting'] as const;
export const ContentKind = z.enum(contentKinds);
export type ContentKind = z.infer<typeof ContentKind>;

/** Whether the item is read by pages rather than heard by seconds. */
export const isPaged = (kind: ContentKind): boolean => kind === 'document';

/** The path of the page that shows an item; documents and earnings calls are known by uuid, the rest by slug. */
export function pathOf(item: { kind: ContentKind; slug: string; uuid: string }): string {
  const paths: Record<ContentKind, string> = {
    episode: `/ep/${item.slug}`,
    video: `/vid/${item.slug}`,
    article: `/article/${item.slug}`,
    document: `/doc/${item.uuid}`,
    earnings: `/earnings/${item.uuid}`,
    meeting: `/event/${item.uuid}`,
  };
  return paths[item.kind];
}

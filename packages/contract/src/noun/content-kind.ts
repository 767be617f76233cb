import type { ContentKind } from '@ecco/domain';

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

import { useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** Whatever kind of content has the slug, to go to its own page. */
const slugQuery = (slug: string) =>
  operations.item.content.queryOptions({
    input: { id: slug },
    select: ({ item }) => ({ kind: item.kind, slug: item.slug, uuid: item.uuid }),
  });

export const useSlug = (slug: string) => useQuery(slugQuery(slug));

import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** Whatever kind of content has the slug, to go to its own page. */
export const slugQuery = (slug: string) =>
  queryOptions({
    queryKey: ['slug', slug],
    queryFn: ({ signal }) => api.item.content({ id: slug }, { signal }),
    select: ({ item }) => ({ kind: item.kind, slug: item.slug, uuid: item.uuid }),
  });

export const useSlug = (slug: string) => useQuery(slugQuery(slug));

import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type SlugQuery = { data: { slug: string } | undefined; isFetching: boolean };

/**
 * A slug of before becomes the one of today in the address; `id` is what the address names. What is asked for again is
 * not believed meanwhile: after a slug was changed and changed back, two kept answers would lead to each other for ever.
 */
export function useSlugOfToday(id: string, { data, isFetching }: SlugQuery): void {
  const navigate = useNavigate();
  const slug = isFetching ? undefined : data?.slug;
  useEffect(() => {
    if (slug === undefined || slug === id || uuid.test(id)) return;
    void navigate({
      to: '.',
      params: { id: slug },
      search: (query: object) => query,
      hash: true,
      replace: true,
      resetScroll: false,
    });
  }, [navigate, id, slug]);
}

import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A slug of before becomes the one of today in the address; `id` is what the address names. */
export function useSlugOfToday(id: string, slug: string | undefined): void {
  const navigate = useNavigate();
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

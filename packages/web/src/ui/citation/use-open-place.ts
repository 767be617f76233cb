import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Jump } from './place.context.ts';

/** How a page that is not the source's own goes to a place: it opens the source there. */
export function useOpenPlace(): Jump {
  const navigate = useNavigate();
  return useCallback(({ source }) => void (source && navigate({ href: source.href })), [navigate]);
}

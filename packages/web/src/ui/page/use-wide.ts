import { useSyncExternalStore } from 'react';

/** Where a page has room for columns; the style sheets use the same width. */
const wide = '(min-width: 1000px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches);

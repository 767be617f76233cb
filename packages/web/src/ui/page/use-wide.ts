import { useCallback, useSyncExternalStore } from 'react';

/** Where a page has room for columns; the style sheets use the same width. */
const wide = '(min-width: 1000px)';
/** Where a list and what is read of it stand side by side; the style sheets use the same width. */
const split = '(min-width: 1200px)';

/** Where the outline of an item stands beside what is read; the style sheets use the same width. */
const outlined = '(min-width: 1280px)';

function useMatches(media: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void): (() => void) => {
      const query = matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(media).matches);
}

export const useWide = (): boolean => useMatches(wide);
export const useSplit = (): boolean => useMatches(split);
export const useOutlined = (): boolean => useMatches(outlined);

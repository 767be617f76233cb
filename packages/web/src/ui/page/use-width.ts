import { useSyncExternalStore } from 'react';

/** Where the bars of the shell change their shape; the style sheets use the same widths. */
const fromMiddle = '(min-width: 700px)';
const fromWide = '(min-width: 1024px)';

export type Width = 'narrow' | 'middle' | 'wide';

function subscribe(onChange: () => void): () => void {
  const queries = [matchMedia(fromMiddle), matchMedia(fromWide)];
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

function widthNow(): Width {
  if (matchMedia(fromWide).matches) return 'wide';
  return matchMedia(fromMiddle).matches ? 'middle' : 'narrow';
}

/** How much room the window has from side to side: a telephone, a tablet, a desk. */
export const useWidth = (): Width => useSyncExternalStore(subscribe, widthNow);

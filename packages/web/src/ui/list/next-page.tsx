import { useEffect, useEffectEvent, useRef } from 'react';
import { LoadMore } from './load-more.tsx';

/** How far below the window the next page is asked for. */
const ahead = '600px';

/**
 * Brings the next page of a list when its end comes near, by scrolling or with the keys; the button is for whoever is
 * there before it, and for when it failed. Give it a key that changes with each page.
 */
export function NextPage({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const bring = useEffectEvent(() => {
    if (!busy) onMore();
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && bring(),
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      <LoadMore busy={busy} onMore={onMore} />
    </div>
  );
}

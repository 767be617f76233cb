import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the window something is made ready. */
const ahead = '600px';

/** Shows what is inside only once the reader comes near, so that what it needs is not fetched before. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return near ? children : <div ref={place} />;
}

import { useCallback, useState } from 'react';

export type GuideHeading = { id: string; text: string; level: number };

/**
 * The headings of a guide once it stands on the page, and `place`, the reference to give to what holds it. A place
 * named by the address is shown then, since the browser looked for it before it was there.
 */
export function useHeadings(): { headings: GuideHeading[]; place: (guide: HTMLElement | null) => void } {
  const [headings, setHeadings] = useState<GuideHeading[]>([]);
  const place = useCallback((guide: HTMLElement | null) => {
    if (!guide) return;
    const found = Array.from(guide.querySelectorAll('h2[id], h3[id]'));
    setHeadings(
      found.map((heading) => ({
        id: heading.id,
        text: heading.textContent ?? '',
        level: Number(heading.tagName.slice(1)),
      })),
    );
    const { hash } = window.location;
    if (hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, []);
  return { headings, place };
}

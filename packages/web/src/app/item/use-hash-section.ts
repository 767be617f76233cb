import { useEffect } from 'react';

/** Goes to the part of the page that the address names behind its `#`, once the page is there. */
export function useHashSection(): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
}

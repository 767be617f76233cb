import { type RefObject, useEffect } from 'react';
import { visibilityAfter } from './bar-visibility.ts';

const page = document.documentElement;

/**
 * Says on the page that the bar is there, and whether it is in sight, so that whatever lies above it moves with it. It
 * goes while somebody reads on, and comes with the first scroll back, at both ends of the page, and with the focus.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let from = window.scrollY;
    page.dataset['areas'] = 'shown';
    const onScroll = (): void => {
      const to = window.scrollY;
      const visibility = visibilityAfter({ from, to, max: page.scrollHeight - window.innerHeight });
      if (visibility === null) return;
      from = to;
      const isUsed = bar.current?.contains(document.activeElement) === true;
      page.dataset['areas'] = isUsed ? 'shown' : visibility;
    };
    const onFocus = (event: FocusEvent): void => {
      if (event.target instanceof Node && bar.current?.contains(event.target))
        page.dataset['areas'] = 'shown';
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      delete page.dataset['areas'];
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onFocus);
    };
  }, [bar]);
}

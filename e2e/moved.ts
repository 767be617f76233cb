/** What moves by itself on a page. */
import type { Page } from '@playwright/test';

/** How much of what was in sight has moved by itself since the page was opened, as browsers measure it: 0 for nothing. */
export const movedBy = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const unasked = (entry: PerformanceEntry): number =>
          'value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false
            ? Number(entry.value)
            : 0;
        const read = (list: PerformanceObserverEntryList): void =>
          resolve(list.getEntries().reduce((sum, entry) => sum + unasked(entry), 0));
        new PerformanceObserver(read).observe({ type: 'layout-shift', buffered: true });
        // Nothing is told where nothing has moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

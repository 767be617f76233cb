import type { EventLog } from './event-log.ts';

/** Sends what waits when the page is hidden, which on a phone is the last that is heard of it. */
export function sendBeforeLeaving(events: EventLog): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') events.leave();
  });
  window.addEventListener('pagehide', () => events.leave());
}

import type { Sending } from './event-log.ts';

const dayMs = 86_400_000;

/** For how long an answer wants no more, in ms and at most a day; null where it does not say. */
function pauseOf({ status, headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after'));
  return status === 429 && seconds > 0 ? Math.min(seconds * 1_000, dayMs) : null;
}

const mayPassLater = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Posts a batch. `keepalive` lets it finish when the page is left meanwhile. */
export const sendEvents: Sending = async (events) => {
  try {
    const response = await fetch('/v2/log_events', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(events),
      credentials: 'include',
      keepalive: true,
    });
    if (response.ok) return 'stored';
    const later = pauseOf(response);
    if (later !== null) return { later };
    return mayPassLater(response.status) ? 'failed' : 'refused';
  } catch {
    return 'failed';
  }
};

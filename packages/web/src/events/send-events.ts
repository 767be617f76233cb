import type { Sending } from './event-log.ts';

const mayPassLater = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Posts a batch. `keepalive` lets it finish when the page is left meanwhile. */
export const sendEvents: Sending = async (events) => {
  try {
    const { ok, status } = await fetch('/v2/log_events', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(events),
      credentials: 'include',
      keepalive: true,
    });
    if (ok) return 'stored';
    return mayPassLater(status) ? 'failed' : 'refused';
  } catch {
    return 'failed';
  }
};

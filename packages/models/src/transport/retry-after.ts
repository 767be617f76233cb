/** `Retry-After` as ms, given in seconds or as a date; null where absent or unreadable. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const secondsToWait = Number(header);
  const ms = Number.isFinite(secondsToWait) ? secondsToWait * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) && ms >= 0 ? ms : null;
}

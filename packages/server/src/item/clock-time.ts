/** `h:mm:ss` of a place in ms; null stays null. */
export function clockTime(ms: number | null): string | null {
  if (ms === null) return null;
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

export const wholeSeconds = (ms: number | null): number | null => (ms === null ? null : ms / 1000);

type PlaceTime = { startMs: number | null; endMs: number | null };
type TimestampFields = {
  start_timestamp: number | null;
  end_timestamp: number | null;
  about_timestamp?: number;
};

/** When a place sounds: its seconds, or about which one where the time of its line is estimated; never both (D55). */
export function timestampsOf({ startMs, endMs }: PlaceTime, isEstimated: boolean): TimestampFields {
  if (!isEstimated || startMs === null)
    return { start_timestamp: wholeSeconds(startMs), end_timestamp: wholeSeconds(endMs) };
  return { start_timestamp: null, end_timestamp: null, about_timestamp: startMs / 1_000 };
}

/** Times and counts leave as whole numbers whatever a parser stored. */
export const whole = (value: number | null): number | null => (value === null ? null : Math.round(value));

const daySeconds = 86_400;

/**
 * A length in ms as it leaves. Whoever reads it takes what is not above a day's worth of seconds for seconds: so short
 * it is sent in seconds.
 */
export const durationOf = (ms: number | null): number | null =>
  ms === null ? null : Math.round(ms > daySeconds ? ms : ms / 1000);

const pad = (value: number): string => String(value).padStart(2, '0');

/** Seconds as h:mm:ss or m:ss, truncated to the full second: 65 -> "1:05", 3725.9 -> "1:02:05". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3_600);
  const minutes = Math.floor((whole % 3_600) / 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}

/** Reads "h:mm:ss", "m:ss" or plain seconds; null for anything else. */
export function parseClock(text: string): number | null {
  const trimmed = text.trim();
  if (!/^(\d+:)?(\d{1,2}:)?\d+(\.\d+)?$/.test(trimmed)) return null;
  return trimmed.split(':').reduce((total, part) => total * 60 + Number(part), 0);
}

/** A time given as text, as it is shown: a leading "00:" or "0:" of an hour that says nothing is dropped. */
export function trimClock(text: string): string {
  const seconds = parseClock(text);
  return seconds === null ? text : clock(seconds);
}

const daySeconds = 86_400;

/** Seconds of a duration that may be given in ms: above a day's worth of seconds it is taken as ms. */
export const durationSeconds = (duration: number): number =>
  duration > daySeconds ? duration / 1_000 : duration;

/** Whole minutes, at least one: what a person plans with. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

/** A duration for people: "48 min", "1 hr 4 min". */
export function spokenDuration(seconds: number): string {
  const minutes = minutesOf(seconds);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} hr` : `${hours} hr ${minutes % 60} min`;
}

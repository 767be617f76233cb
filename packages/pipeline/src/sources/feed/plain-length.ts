import { parseClockTime } from '../text/clock-time.ts';

const iso = /^P(?:(\d{1,3})D)?T?(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,7}(?:[.,]\d{1,6})?)S)?$/i;
const worded =
  /^(?:(\d{1,3})\s*(?:h|hr|hrs|hours?|std)\.?[\s,:]*(?:and\s+)?)?(?:(\d{1,4})\s*(?:m|min|mins|minutes?|['′’])\.?[\s,:]*(?:and\s+)?)?(?:(\d{1,6})\s*(?:s|sec|secs|seconds?|["″”])\.?)?$/i;

/** The length of an episode as feeds write it ("14:57 ", "1:02:03.5", "62 min", "PT1H2M3S", "3723"), in seconds; null for none. */
export function lengthInSeconds(text: string): number | null {
  const value = text.trim().replace(/\s{0,3}:\s{0,3}/g, ':');
  if (value === '') return null;
  if (/^\d{1,3}(?:,\d{3})+$/.test(value)) return Number(value.replaceAll(',', ''));
  const clock = parseClockTime(value.replace(/^(\d{1,2})\.(\d{2})\.(\d{2})$/, '$1:$2:$3'));
  if (clock !== null) return clock / 1000;
  const length = iso.exec(value);
  if (length && /\d/.test(value)) {
    const [days, hours, minutes] = length.slice(1, 4).map((part) => Number(part ?? 0));
    const seconds = Number((length[4] ?? '0').replace(',', '.'));
    return ((days ?? 0) * 24 + (hours ?? 0)) * 3600 + (minutes ?? 0) * 60 + seconds;
  }
  const words = worded.exec(value);
  if (!words) return null;
  return Number(words[1] ?? 0) * 3600 + Number(words[2] ?? 0) * 60 + Number(words[3] ?? 0);
}

const tag =
  /(<itunes:duration(?:\s[^<>]{0,200})?>)\s*(?:<!\[CDATA\[)?([^<\]]{1,40})(?:\]\]>)?\s*(<\/itunes:duration>)/gi;

/** A feed's text with the lengths of its episodes in seconds: the feed's reader knows two of the ways to write one. */
export const withPlainLengths = (text: string): string =>
  text.replace(tag, (whole, open: string, length: string, close: string) => {
    const seconds = lengthInSeconds(length.replace('&quot;', '"').replace(/&(?:apos|#39);/, "'"));
    return seconds === null ? whole : `${open}${seconds}${close}`;
  });

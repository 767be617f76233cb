/** Times of day as pages write them. */

const half = String.raw`([ap])\.?\s?m\b\.?`;
const ranged = new RegExp(
  String.raw`(?<![\d:.])(\d{1,2})(?:[:.](\d{2}))?\s?(?:-|–|—|to)\s?(\d{1,2})(?:[:.](\d{2}))?\s?${half}`,
  'iu',
);
const twelve = new RegExp(String.raw`(?<![\d:.])(\d{1,2})(?:[:.](\d{2}))?\s?${half}`, 'iu');
const twentyFour = /(?<![\d:./-])([01]?\d|2[0-3]):([0-5]\d)(?:\s?(?:h|hrs|hours|uhr)\b)?(?![\d:])/iu;
/** "0930 hrs", "14h30", "10 o'clock a.m." */
const military = /(?<!\d)([01]\d|2[0-3])([0-5]\d)\s?(?:h|hrs?|hours)\b/iu;
const french = /(?<![\d:])([01]?\d|2[0-3])\s?h\s?([0-5]\d)(?!\d)/iu;
const oClock = /\s?\bo['’]?\s?clock(?: in the)?/giu;
const noon = /\b(?:12 )?noon\b/iu;

const clock = (hour: number, minute: number): string | null =>
  hour < 24 && minute < 60 ? `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` : null;

const inHalf = (hour: string, minute: string | undefined, sign: string): string | null =>
  Number(hour) < 1 || Number(hour) > 12
    ? null
    : clock((Number(hour) % 12) + (sign.toLowerCase() === 'p' ? 12 : 0), Number(minute ?? 0));

/** "8:30 – 10 am" begins before noon; "11 – 1 pm" does too. */
function startOfRange(match: RegExpExecArray): string | null {
  const [, hour = '', minute, until = '', , sign = ''] = match;
  const earlier = sign.toLowerCase() === 'p' && Number(hour) % 12 > Number(until) % 12 ? 'a' : sign;
  return inHalf(hour, minute, earlier);
}

/** The first time of day that a text writes, as "14:30"; null where it writes none. A clock without halves counts in full hours of 24 only. */
export function writtenTime(said: string): string | null {
  const text = said.replace(oClock, '');
  const matches: { at: number; time: string }[] = [];
  const note = (match: RegExpExecArray | null, read: (match: RegExpExecArray) => string | null): void => {
    const time = match === null ? null : read(match);
    if (match !== null && time !== null) matches.push({ at: match.index, time });
  };
  note(ranged.exec(text), startOfRange);
  note(twelve.exec(text), ([, hour = '', minute, sign = '']) => inHalf(hour, minute, sign));
  note(noon.exec(text), () => '12:00');
  const first = matches.sort((a, b) => a.at - b.at)[0];
  if (first !== undefined) return first.time;
  const full = military.exec(text) ?? french.exec(text);
  if (full !== null) return clock(Number(full[1]), Number(full[2]));
  const plain = twentyFour.exec(text);
  return plain === null || Number(plain[1]) < 8 ? null : clock(Number(plain[1]), Number(plain[2]));
}

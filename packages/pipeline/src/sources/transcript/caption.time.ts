import { fractionMs } from '../text/clock-time.ts';

const units = /^(?:(?:(\d{1,4}):)?(\d{1,4}):)?(\d{1,6})(?:[.,](\d{1,9}))?$/;
/** A colon before three digits is a fraction; before two it counts pictures. */
const colonFraction = /^(\d{1,4}):(\d{1,2}):(\d{1,2})(?::(\d{3})|[:;](\d{2}))$/;
/** How many pictures a second has is not said; with 25 the time is at most a fifth of a second off. */
const pictureMs = 40;

/** A time of captions as programs write it, standard or not: `00:00:02,5`, `2.000`, `75:10.000`, `00:00:02:000`; in ms, null for none. */
export function captionTime(text: string): number | null {
  const odd = colonFraction.exec(text.trim());
  if (odd) {
    const [, hours, minutes, seconds, fraction, pictures] = odd;
    const whole = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
    return whole + (fraction === undefined ? Number(pictures) * pictureMs : fractionMs(fraction));
  }
  const match = units.exec(text.trim());
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + fractionMs(fraction);
}

const arrow = /\s*-{1,2}>\s*/;

/** The times of a line such as `0:02,5 --> 0:11`; null where one of them is none. */
export function captionTimes(line: string): { startMs: number; endMs: number } | null {
  const [start = '', rest = ''] = line.split(arrow, 2);
  const startMs = captionTime(start);
  const endMs = captionTime(rest.trim().split(/\s/, 1)[0] ?? '');
  return startMs === null || endMs === null ? null : { startMs, endMs };
}

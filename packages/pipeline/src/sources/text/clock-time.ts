/**
 * Reads a time of day on a recording as people and programs write it: `1:02:03.450`, `02:03`, `83.5`, `83`,
 * `1h2m3s`, and the time on a clock, `9:03 AM`. Returns milliseconds, or null when the text is none.
 */
export function parseClockTime(text: string): number | null {
  const ofDay = /^(\d{1,2}):(\d{2})(?::(\d{2}))?\s?([ap])\.?m\.?$/i.exec(text.trim());
  if (ofDay) {
    const [, hours, minutes, seconds = '0', half = ''] = ofDay;
    const hour = (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
    return (hour * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  }
  const clock = /^(?:(\d{1,4}):)?(\d{1,4}):(\d{1,2})(?:[.,](\d{1,9}))?$/.exec(text.trim());
  if (clock) {
    const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = clock;
    return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + fractionMs(fraction);
  }
  if (/^\d{1,9}(?:\.\d{1,9})?s?$/.test(text.trim())) return Math.round(Number.parseFloat(text) * 1000);
  const units = /^(?:(\d{1,4})h)?\s*(?:(\d{1,4})m)?\s*(?:(\d{1,5})s)?$/i.exec(text.trim());
  if (!units || units[0] === '') return null;
  return (Number(units[1] ?? 0) * 3600 + Number(units[2] ?? 0) * 60 + Number(units[3] ?? 0)) * 1000;
}

/** `142` -> 142 ms, `5` -> 500 ms. */
export const fractionMs = (digits: string): number => Math.floor(Number(`${digits}000`.slice(0, 3)));

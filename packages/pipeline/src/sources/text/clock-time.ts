/**
 * Reads a time of day on a recording as people and programs write it: `1:02:03.450`, `02:03`, `83.5`, `83`,
 * `1h2m3s`. Returns milliseconds, or null when the text is none.
 */
export function parseClockTime(text: string): number | null {
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

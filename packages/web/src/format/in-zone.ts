/** A date by the clocks of a zone; undefined: where the reader is. A zone that this browser does not know is left to it. */
export function inZone(date: Date, format: Intl.DateTimeFormatOptions, zone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en-US', { ...format, ...(zone && { timeZone: zone }) }).format(date);
  } catch {
    return new Intl.DateTimeFormat('en-US', format).format(date);
  }
}

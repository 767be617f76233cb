import { z } from 'zod';
import { limits } from './limit.ts';

function isTimeZone(name: string): boolean {
  try {
    // An offset such as "+05:00" is none: it knows no summer.
    return (
      /^[A-Za-z]/.test(name) && Intl.DateTimeFormat('en-US', { timeZone: name }).formatToParts().length > 0
    );
  } catch {
    return false;
  }
}

/** "america/new_york" as mails and pages write it. */
const named = (zone: string): string =>
  isTimeZone(zone) ? Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone : zone;

/** As the IANA names it; what this machine does not know, it could not show. */
export const TimeZone = z
  .string()
  .trim()
  .max(limits.timeZoneMax)
  .overwrite(named)
  .refine(isTimeZone, 'This is the name of no time zone, such as America/New_York.');

import { z } from 'zod';
import { dayBounds } from './limit.ts';

/** A day as yyyy-mm-dd, of a year that anything known here can be of: none that is half typed, none that no clock knows. */
export const Day = z.iso
  .date()
  .refine(
    (day) => day >= dayBounds.first && day <= dayBounds.last,
    `Give a day from ${dayBounds.first.slice(0, 4)} to ${dayBounds.last.slice(0, 4)}.`,
  );

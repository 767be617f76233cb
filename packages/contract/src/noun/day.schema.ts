import { z } from 'zod';
import { dayBounds } from './limit.ts';

/** A day as yyyy-mm-dd that somebody asks about: no year that a half-typed date has, and none that no clock knows. */
export const Day = z.iso.date().refine((day) => day >= dayBounds.first && day <= dayBounds.last, {
  error: `Give a day from ${dayBounds.first.slice(0, 4)} to ${dayBounds.last.slice(0, 4)}.`,
});

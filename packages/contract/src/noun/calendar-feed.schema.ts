import { z } from 'zod';

/** A private link to the meetings of an organization, for a calendar. */
export const CalendarFeed = z.object({
  created_at: z.iso.datetime(),
  /** When a calendar last read it, to the hour; null where none has. */
  last_read_at: z.iso.datetime().nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** The link itself, which is told once. */
export const CalendarLink = CalendarFeed.extend({
  url: z.url(),
  /** The same, as calendars subscribe to it. */
  webcal_url: z.string(),
});
export type CalendarLink = z.infer<typeof CalendarLink>;

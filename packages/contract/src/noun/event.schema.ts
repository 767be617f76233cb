import { z } from 'zod';
import { MainPoint } from './citation.schema.ts';
import { OrganizationName } from './name.schema.ts';

/** What lists show of a meeting. */
export const EventCard = z.object({
  /** The same as `uuid`. */
  id: z.string(),
  uuid: z.string(),
  slug: z.string(),
  title: z.string(),
  date: z.string().nullable(),
  /** Its hour is not known: the day is that of `date` in UTC. */
  day_only: z.boolean(),
  /** Where its clock goes: "America/New_York". */
  time_zone: z.string().nullable(),
  /** Whether it is still to come. */
  upcoming: z.boolean(),
  fund_name: z.string().nullable(),
  location: z.string().nullable(),
  meeting_type: z.string().nullable(),
  agenda: z.array(z.string()),
  organization: OrganizationName.nullable(),
  /** What was said comes to; who says it and the line are told of the latest meetings of a page of funds. */
  one_liner: MainPoint.nullable(),
  /** How many recordings and papers it has. */
  media_count: z.number().int(),
  document_count: z.number().int(),
});
export type EventCard = z.infer<typeof EventCard>;

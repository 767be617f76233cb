import { timeZoneSources } from '@ecco/domain';
import { z } from 'zod';
import { Website } from './graph.schema.ts';
import { ItemCard } from './item.schema.ts';
import { limits } from './limit.ts';
import { OrganizationName } from './name.schema.ts';
import { NodeName } from './organization.schema.ts';
import { line } from './text.schema.ts';
import { TimeZone } from './time-zone.schema.ts';

export const MeetingSource = ItemCard.extend({
  audio_url: z.string().nullable(),
  video_url: z.string().nullable(),
  document_url: z.string().nullable(),
});
export type MeetingSource = z.infer<typeof MeetingSource>;

/** What whoever asks may do with the meeting. */
export const MeetingMay = z.object({ change: z.boolean(), remove: z.boolean() });
export type MeetingMay = z.infer<typeof MeetingMay>;

/** A meeting with its recordings and papers. `duration` of the recordings together, in ms. */
export const Meeting = z.object({
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
  /** Who says so: the calendar that names the meeting, the place of its organization, or a person; null where nobody knows. */
  time_zone_from: z.enum(timeZoneSources).nullable(),
  fund_name: z.string().nullable(),
  location: z.string().nullable(),
  /** The page of the meeting, or where it is followed. */
  link: z.string().nullable(),
  meeting_type: z.string().nullable(),
  duration: z.number().int().nullable(),
  media: z.array(MeetingSource),
  documents: z.array(MeetingSource),
  /** What it deals with, as its papers list it. */
  agenda: z.array(z.string()),
  /** Whether it is still to come. */
  upcoming: z.boolean(),
  organization: OrganizationName.nullable(),
  may: MeetingMay,
});
export type Meeting = z.infer<typeof Meeting>;

const MeetingText = line(limits.meetingTextMax).nullable();
const MeetingTitle = line(limits.meetingTextMax).min(1);
/** Wherever it is held: a year that both calendars and the database know. */
const MeetingDate = z.iso
  .datetime({ offset: true })
  .refine((text) => {
    const year = new Date(text).getUTCFullYear();
    return year >= 1800 && year < 2200;
  }, 'No meeting is held in this year.')
  .nullable();

/** Uuids of its recordings and papers, in order. */
const MeetingSources = z.array(z.uuid().toLowerCase()).max(limits.listItemsMax);
const facts = {
  date: MeetingDate.optional(),
  /** Only the day of `date` is known, and its hour means nothing. */
  day_only: z.boolean().optional(),
  time_zone: TimeZone.nullable().optional(),
  fund_name: MeetingText.optional(),
  location: MeetingText.optional(),
  link: Website.nullable().optional(),
  meeting_type: MeetingText.optional(),
  agenda: z.array(line(limits.agendaLineMax).min(1)).max(limits.agendaLinesMax).optional(),
};

/** `organization`: whose it is, by id or slug; without it, of the only one that is called like its fund. */
export const NewMeeting = z.object({
  ...facts,
  title: MeetingTitle,
  sources: MeetingSources.default([]),
  organization: NodeName.optional(),
});
export type NewMeeting = z.infer<typeof NewMeeting>;

/** What is left out stays as it is. */
export const MeetingChange = z.object({
  ...facts,
  title: MeetingTitle.optional(),
  sources: MeetingSources.optional(),
});
export type MeetingChange = z.infer<typeof MeetingChange>;

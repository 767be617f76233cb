import { alertRhythms, rhythms } from '@ecco/domain';
import { z } from 'zod';
import { limits } from './limit.ts';
import { Pagination } from './pagination.schema.ts';
import { TimeZone } from './time-zone.schema.ts';
import { ByWatched, UpdateLine, WatchedThing } from './update.schema.ts';

export const Rhythm = z.enum(rhythms);
export const TellingRhythm = z.enum(alertRhythms);

const Channels = z.object({ rhythm: Rhythm, by_mail: z.boolean(), in_product: z.boolean() });

/** How you are told of a thing. */
export const Subscription = Channels.extend({ id: z.uuid(), thing: WatchedThing });
export type Subscription = z.infer<typeof Subscription>;

export const PutSubscription = ByWatched.extend(Channels.shape);
export type PutSubscription = z.infer<typeof PutSubscription>;

/** When you are told: the hour of your day, and the day of your week (1 is Monday). */
export const AlertSettings = z.object({
  time_zone: TimeZone,
  hour: z.number().int().min(0).max(23),
  weekday: z.number().int().min(1).max(7),
});
export type AlertSettings = z.infer<typeof AlertSettings>;

/** Where your browser is. It counts as long as you have chosen no settings. */
export const NotedTimeZone = z.object({ time_zone: TimeZone });

/** Your settings, the address that is mailed, and why it is not mailed any more where its server refused it. */
export const AlertSettingsPage = AlertSettings.extend({
  address: z.string(),
  refused: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  next: z.array(z.object({ rhythm: TellingRhythm, at: z.iso.datetime() })),
});
export type AlertSettingsPage = z.infer<typeof AlertSettingsPage>;

/** What you were told of one thing at one time. */
export const Alert = z.object({
  id: z.uuid(),
  /** Null where it was deleted, or is no longer yours to read. */
  thing: WatchedThing.nullable(),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  created_at: z.iso.datetime(),
  read: z.boolean(),
  lines: z.array(UpdateLine).max(limits.alertLinesShown),
  /** How many lines there were. */
  total: z.number().int(),
});
export type Alert = z.infer<typeof Alert>;

export const AlertsQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(limits.alertsPage),
});
export const AlertsPage = z.object({
  alerts: z.array(Alert),
  unread: z.number().int(),
  pagination: Pagination,
});
export type AlertsPage = z.infer<typeof AlertsPage>;

/** These, or all where none are named. */
export const ReadAlerts = z.object({ ids: z.array(z.uuid()).max(limits.alertsMax).optional() });

/** What is new of one thing, as a digest tells it. */
const AlertSection = z.object({
  thing: WatchedThing,
  lines: z.array(UpdateLine).max(limits.alertLinesShown),
  total: z.number().int(),
});
export type AlertSection = z.infer<typeof AlertSection>;

/** What the next digest would say now; without sections none would be sent. */
export const AlertPreview = z.object({
  rhythm: TellingRhythm,
  /** When it is due; null where you are told nothing in this rhythm. */
  due_at: z.iso.datetime().nullable(),
  subject: z.string().nullable(),
  sections: z.array(AlertSection),
  /** The mail as it would be sent; null where none would be. */
  html: z.string().nullable(),
});
export type AlertPreview = z.infer<typeof AlertPreview>;

/** What a link to unsubscribe stops. */
export const Unsubscription = z.object({
  /** The name of the thing; null where it is all mails of a rhythm. */
  name: z.string().nullable(),
  rhythm: Rhythm,
  /** Mails of it are sent still. */
  active: z.boolean(),
});
export type Unsubscription = z.infer<typeof Unsubscription>;

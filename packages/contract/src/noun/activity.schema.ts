import { eventColumns, forwardings, thumbs } from '@ecco/domain';
import { z } from 'zod';
import { limits } from './limit.ts';
import { listQuery } from './list-query.schema.ts';
import { Pagination } from './pagination.schema.ts';

const Detail = z.union([z.string().max(500), z.number(), z.boolean(), z.null()]);

/** What a person did, as the client tells it. Further fields, such as `idx`, are kept as details. */
export const ClientEvent = z
  .object({
    event: z.string().min(1).max(100),
    slug: z.string().max(300).optional(),
    'button-src': z.string().max(200).optional(),
    idx: z.number().int().optional(),
    src: z.literal('FE'),
    /** When it happened, by the client's clock. */
    at: z.iso.datetime().optional(),
    /** Made by the client, so that a batch sent twice is stored once. */
    id: z.uuid().optional(),
  })
  .catchall(Detail)
  .refine((event) => Object.keys(event).length <= 20, 'An event has at most 20 fields.');
export type ClientEvent = z.infer<typeof ClientEvent>;
export const EventBatch = z.array(ClientEvent).min(1).max(limits.eventsMax);
export const StoredCount = z.object({ stored: z.number().int() });

/** `Anon` where nobody was signed in. */
const who = z.string();

export const LoggedEvent = z.object({
  id: z.uuid(),
  event: z.string(),
  slug: z.string().nullable(),
  details: z.record(z.string(), Detail),
  by: who,
  at: z.iso.datetime(),
});
export type LoggedEvent = z.infer<typeof LoggedEvent>;
/** `event`: the whole name of an event. */
export const EventsQuery = listQuery(eventColumns).extend({ event: z.string().trim().max(100).optional() });
export const EventsPage = z.object({ events: z.array(LoggedEvent), pagination: Pagination });

export const NewNotification = z.object({ msg: z.string().trim().min(1).max(limits.notificationMax) });
export const Notification = z.object({
  id: z.uuid(),
  message: z.string(),
  by: who,
  at: z.iso.datetime(),
  forwarding: z.enum(forwardings),
  problem: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;
export const NotificationsPage = z.object({
  notifications: z.array(Notification),
  pagination: Pagination,
});

const Thumb = z.enum(thumbs);
export const NewFeedback = z.object({
  slug: z.string().min(1).max(300),
  thumb: Thumb,
  feedback: z.string().trim().max(limits.feedbackMax).default(''),
});
export const Feedback = z.object({
  id: z.uuid(),
  thumb: Thumb,
  text: z.string(),
  by: who,
  at: z.iso.datetime(),
  item: z.object({ uuid: z.uuid(), slug: z.string(), kind: z.string(), title: z.string() }),
});
export type Feedback = z.infer<typeof Feedback>;
export const FeedbackPage = z.object({ feedback: z.array(Feedback), pagination: Pagination });

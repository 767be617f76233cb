import { visitedKinds, watchedKinds } from '@ecco/domain';
import { z } from 'zod';
import { Day } from './day.schema.ts';
import { limits } from './limit.ts';
import { NodeName } from './organization.schema.ts';

export const WatchedKind = z.enum(watchedKinds);

/** A thing whose news somebody can ask to be told, as links name it. */
export const WatchedThing = z.object({
  kind: WatchedKind,
  id: z.uuid(),
  name: z.string(),
  /** The path of its page. */
  href: z.string(),
});
export type WatchedThing = z.infer<typeof WatchedThing>;

/** Slug or id; of saved searches and hubs the id. */
export const ByWatched = z.object({ kind: WatchedKind, id: NodeName });
export const ByVisited = z.object({ kind: z.enum(visitedKinds), id: NodeName });

/** Where an update can be read: the words of the source, who says them, and the path that leads to them. */
export const UpdatePlace = z.object({
  title: z.string(),
  /** Null where it is written, or where nobody knows. */
  speaker: z.string().nullable(),
  /** The words of the source; null where the whole item is the place. */
  quote: z.string().nullable(),
  /** "19:09", "p. 4" or "¶ 12"; null where the whole item is the place. */
  at: z.string().nullable(),
  href: z.string(),
});
export type UpdatePlace = z.infer<typeof UpdatePlace>;

/** `contradiction`: an organization's own items differ. */
const updateLineKinds = ['item', 'signal', 'contradiction', 'person'] as const;

/** One line of what is new, with why it is there and where it can be read. */
export const UpdateLine = z.object({
  id: z.uuid(),
  kind: z.enum(updateLineKinds),
  /** When it became known here. */
  at: z.iso.datetime(),
  headline: z.string(),
  reason: z.string(),
  /** What an item says in short, at its place; its own words stand in quotation marks. */
  summary: z.string().nullable(),
  /** The path that the line leads to. */
  href: z.string(),
  /** The item that it is about, or that tells it. */
  item_id: z.uuid().nullable(),
  /** What differs has two. */
  places: z.array(UpdatePlace).max(2),
});
export type UpdateLine = z.infer<typeof UpdateLine>;

export const UpdatesQuery = ByWatched.extend({
  from: Day.optional().describe('The first day; 30 days before the last one when left out'),
  to: Day.optional().describe('The last day; today when left out'),
}).refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
  error: 'The first day must not be after the last one.',
  path: ['to'],
});

/** What changed between two days, both included, in UTC. */
export const Updates = z.object({
  thing: WatchedThing,
  from: z.iso.date(),
  to: z.iso.date(),
  lines: z.array(UpdateLine).max(limits.updatesShown),
  /** There are more than are shown. */
  partial: z.boolean(),
});
export type Updates = z.infer<typeof Updates>;

/** Since when all is new to you, null on your first look, and what it is. */
export const Visit = z.object({
  since: z.iso.datetime().nullable(),
  lines: z.array(UpdateLine).max(limits.updatesShown),
  partial: z.boolean(),
});
export type Visit = z.infer<typeof Visit>;

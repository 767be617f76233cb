import { z } from 'zod';
import { CitedText } from './citation.schema.ts';
import { Entity } from './entity.schema.ts';
import { ItemCard } from './item.schema.ts';
import { ReadingReport } from './reading-report.schema.ts';
import { Show } from './show.schema.ts';

export const ShowCard = Show.pick({
  uuid: true,
  kind: true,
  slug: true,
  name: true,
  description: true,
  image_url: true,
  thumbnail_url: true,
}).extend({ episodes: z.number().int(), newest: z.string().nullable() });
/** What lists show of a podcast, channel or publication. `newest`: release of its newest item. */
export type ShowCard = z.infer<typeof ShowCard>;

/** The newest item that has a summary, at a glance. */
export const Glance = z.object({ item: ItemCard, tldr: z.array(CitedText) });
export type Glance = z.infer<typeof Glance>;

/** What whoever asks may do with the podcast, channel or publication. */
export const ShowMay = z.object({
  follow: z.boolean(),
  /** Have it neither listed nor fetched any more, or do so again. */
  ignore: z.boolean(),
  /** Know how the fetching of its feed goes. */
  inspect: z.boolean(),
  /** Have its feed looked at now. */
  refresh: z.boolean(),
  /** Score its episodes. */
  score: z.boolean(),
});
export type ShowMay = z.infer<typeof ShowMay>;

const ShowPage = Show.extend({
  itunes_id: z.string().nullable(),
  /** Items of the show, whatever page of them is given. */
  total: z.number().int(),
  /** Of them, those with a summary. */
  summarised: z.number().int(),
  latest: Glance.nullable(),
  may: ShowMay,
});

export const Podcast = ShowPage.extend({
  following: z.boolean(),
  tags: z.array(z.object({ slug: z.string(), label: z.string() })),
  /** Neither listed nor fetched any more, since an admin said so. */
  ignored: z.boolean(),
  last_fetched_at: z.string().nullable(),
  /** Why the last fetch failed; for whoever may inspect it. */
  fetch_error: z.string().nullable(),
  /** Entries that the last reading of the feed left out, each with the reason; for whoever may inspect it. */
  entries_left_out: z.array(z.string()),
  /** How well the feed was read last; for whoever may inspect it. */
  reading_reports: z.array(ReadingReport),
  episodes: z.array(ItemCard),
});
export type Podcast = z.infer<typeof Podcast>;

export const Publication = ShowPage.extend({ articles: z.array(ItemCard) });
export type Publication = z.infer<typeof Publication>;

export const Tag = z.object({ slug: z.string(), label: z.string(), podcasts: z.array(ShowCard) });
export type Tag = z.infer<typeof Tag>;

/** Somebody who is spoken of or speaks in the library. */
export const PersonCard = Entity.pick({ name: true, slug: true }).extend({
  mentions: z.number().int(),
  episodes: z.number().int(),
});
export type PersonCard = z.infer<typeof PersonCard>;

/** A podcast of the directory; `url` is what to take in. */
export const DirectoryPodcast = z.object({
  slug: z.string(),
  name: z.string(),
  author: z.string().nullable(),
  image_url: z.string().nullable(),
  url: z.string(),
});
export type DirectoryPodcast = z.infer<typeof DirectoryPodcast>;

/** An episode of the directory. `duration` in ms; `url` is what to take in. */
export const DirectoryEpisode = z.object({
  slug: z.string(),
  title: z.string(),
  podcast: z.string().nullable(),
  description: z.string().nullable(),
  release_date: z.string().nullable(),
  duration: z.number().int().nullable(),
  image_url: z.string().nullable(),
  url: z.string(),
  /** Where it stands in the feed of its podcast; handed in with `url`, its transcript is found. */
  feed_url: z.string().nullable(),
  guid: z.string().nullable(),
});
export type DirectoryEpisode = z.infer<typeof DirectoryEpisode>;

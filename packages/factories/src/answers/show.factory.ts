import type {
  DirectoryEpisode,
  DirectoryPodcast,
  ItemCard,
  Podcast,
  Publication,
  ShowCard,
} from '@ecco/contract';
import { idOf } from './id.ts';

const theShow = {
  uuid: idOf(0xb1),
  kind: 'podcast',
  slug: 'allocator-hours',
  name: 'Allocator Hours',
  description: 'Two people talk about fees.',
  image_url: null,
  thumbnail_url: null,
} as const;

/** What an item says of its show. */
export const buildShowName = (
  part: Partial<NonNullable<ItemCard['show']>> = {},
): NonNullable<ItemCard['show']> => {
  const { uuid, kind, slug, name, thumbnail_url } = theShow;
  return { uuid, kind, slug, name, thumbnail_url, ...part };
};

/** A show as lists show it. */
export const buildShowCard = (part: Partial<ShowCard> = {}): ShowCard => ({
  ...theShow,
  episodes: 12,
  newest: '2026-03-04T00:00:00Z',
  ...part,
});

const page = {
  ...theShow,
  website: 'https://allocator-hours.example',
  itunes_id: null,
  summarised: 0,
  latest: null,
  may: { follow: true, ignore: false, inspect: false, refresh: false, score: false },
} as const;

/** `total` counts its episodes unless something else is said. */
export const buildPodcast = (part: Partial<Podcast> = {}): Podcast => ({
  ...page,
  following: false,
  tags: [],
  ignored: false,
  last_fetched_at: null,
  fetch_error: null,
  entries_left_out: [],
  reading_reports: [],
  episodes: [],
  total: part.episodes?.length ?? 0,
  ...part,
});

/** `total` counts its articles unless something else is said. */
export const buildPublication = (part: Partial<Publication> = {}): Publication => ({
  ...page,
  kind: 'publication',
  slug: 'courier',
  name: 'The Courier',
  articles: [],
  total: part.articles?.length ?? 0,
  ...part,
});

/** A podcast that the directory knows and the library does not. */
export const buildDirectoryPodcast = (part: Partial<DirectoryPodcast> = {}): DirectoryPodcast => ({
  slug: 'timber-talk',
  name: 'Timber Talk',
  author: 'Larkmeadow Radio',
  image_url: null,
  url: 'https://directory.example/timber.xml',
  ...part,
});

/** An episode that the directory knows and the library does not. */
export const buildDirectoryEpisode = (part: Partial<DirectoryEpisode> = {}): DirectoryEpisode => ({
  slug: 'who-buys-forests',
  title: 'Who buys forests',
  podcast: 'Timber Talk',
  description: null,
  release_date: '2026-02-01T00:00:00Z',
  duration: 1_800_000,
  image_url: null,
  url: 'https://directory.example/forests.mp3?from=directory',
  feed_url: null,
  guid: null,
  ...part,
});

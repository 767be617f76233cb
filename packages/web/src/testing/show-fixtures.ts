import type { DirectoryEpisode, DirectoryPodcast, Podcast, Publication, ShowCard } from '@ecco/contract';

export const aShowCard = (part: Partial<ShowCard> = {}): ShowCard => ({
  uuid: '7b1f0c52-0000-4000-8000-0000000000b1',
  kind: 'podcast',
  slug: 'allocator-hours',
  name: 'Allocator Hours',
  description: 'Two people talk about fees.',
  image_url: null,
  thumbnail_url: null,
  episodes: 12,
  newest: '2026-03-04T00:00:00Z',
  ...part,
});

const aShow = {
  uuid: '7b1f0c52-0000-4000-8000-0000000000b1',
  slug: 'allocator-hours',
  name: 'Allocator Hours',
  description: 'Two people talk about fees.',
  image_url: null,
  thumbnail_url: null,
  website: 'https://allocator-hours.example',
  itunes_id: null,
  total: 0,
  summarised: 0,
  latest: null,
  may: { follow: true, ignore: false, inspect: false, refresh: false, score: false },
} as const;

/** `total` counts its episodes unless something else is said. */
export const aPodcast = (part: Partial<Podcast> = {}): Podcast => ({
  ...aShow,
  kind: 'podcast',
  following: false,
  tags: [],
  ignored: false,
  last_fetched_at: null,
  fetch_error: null,
  entries_left_out: [],
  episodes: [],
  ...part,
  total: part.total ?? part.episodes?.length ?? 0,
});

/** `total` counts its articles unless something else is said. */
export const aPublication = (part: Partial<Publication> = {}): Publication => ({
  ...aShow,
  kind: 'publication',
  slug: 'courier',
  name: 'The Courier',
  articles: [],
  ...part,
  total: part.total ?? part.articles?.length ?? 0,
});

export const aDirectoryPodcast = (part: Partial<DirectoryPodcast> = {}): DirectoryPodcast => ({
  slug: 'timber-talk',
  name: 'Timber Talk',
  author: 'Larkmeadow Radio',
  image_url: null,
  url: 'https://directory.example/timber.xml',
  ...part,
});

export const aDirectoryEpisode = (part: Partial<DirectoryEpisode> = {}): DirectoryEpisode => ({
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

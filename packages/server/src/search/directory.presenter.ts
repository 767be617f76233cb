import type { DirectoryEpisode, DirectoryPodcast } from '@ecco/contract';
import { durationOf } from '../item/clock-time.ts';
import type { DirectoryResult } from './directory-search.ts';

export const presentDirectoryPodcast = (podcast: DirectoryResult['podcasts'][number]): DirectoryPodcast => ({
  slug: podcast.slug,
  name: podcast.name,
  author: podcast.author,
  image_url: podcast.imageUrl,
  url: podcast.url,
});

export const presentDirectoryEpisode = (episode: DirectoryResult['episodes'][number]): DirectoryEpisode => ({
  slug: episode.slug,
  title: episode.title,
  podcast: episode.podcast,
  description: episode.description,
  release_date: episode.releaseDate,
  duration: durationOf(episode.durationMs),
  image_url: episode.imageUrl,
  url: episode.url,
  feed_url: episode.place?.feedUrl ?? null,
  guid: episode.place?.guid ?? null,
});

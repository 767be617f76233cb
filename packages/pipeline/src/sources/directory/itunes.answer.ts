import { slugOf } from '@ecco/store';
import { z } from 'zod';
import { titleText, webUrl } from '../feed/feed.field.ts';
import { htmlToText } from '../html/html.text.ts';
import type { DirectoryEpisode, DirectoryPodcast } from './directory.type.ts';

const descriptionMax = 2_000;

const Text = z.string().nullish();
const Common = z.object({
  collectionName: Text,
  collectionViewUrl: Text,
  trackViewUrl: Text,
  feedUrl: Text,
  artworkUrl160: Text,
  artworkUrl600: Text,
});
const PodcastResult = Common.extend({ kind: z.literal('podcast'), artistName: Text, trackName: Text });
const EpisodeResult = Common.extend({
  kind: z.literal('podcast-episode'),
  trackName: z.string(),
  description: Text,
  releaseDate: Text,
  trackTimeMillis: z.number().nullish(),
  episodeUrl: Text,
  episodeGuid: Text,
});

/** The frame of an answer; each result is looked at alone, since one that is odd must not cost the others. */
export const ItunesAnswer = z.object({ results: z.array(z.unknown()) });

const imageOf = ({ artworkUrl600, artworkUrl160 }: z.infer<typeof Common>): string | null =>
  webUrl(artworkUrl600, null) ?? webUrl(artworkUrl160, null);

const releaseTime = (text: string | null | undefined): string | null => {
  const date = new Date(text ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
};

/** A podcast, where the result is one and says where to read it: its feed, else its page in the directory. */
export function podcastOf(result: unknown): DirectoryPodcast | null {
  const { data } = PodcastResult.safeParse(result);
  if (data === undefined) return null;
  const name = titleText(data.collectionName, data.trackName);
  const url = webUrl(data.feedUrl, null) ?? webUrl(data.collectionViewUrl, null);
  if (name === '' || url === null) return null;
  return {
    slug: slugOf(name),
    name,
    author: titleText(data.artistName) || null,
    imageUrl: imageOf(data),
    url,
  };
}

/** An episode, where the result is one and says where to hear it, else where it stands in the directory. */
export function episodeOf(result: unknown): DirectoryEpisode | null {
  const { data } = EpisodeResult.safeParse(result);
  if (data === undefined) return null;
  const title = titleText(data.trackName);
  const url = webUrl(data.episodeUrl, null) ?? webUrl(data.trackViewUrl, null);
  if (title === '' || url === null) return null;
  const feedUrl = webUrl(data.feedUrl, null);
  const guid = data.episodeGuid ?? '';
  const milliseconds = data.trackTimeMillis ?? 0;
  return {
    slug: slugOf(title),
    title,
    podcast: titleText(data.collectionName) || null,
    description: htmlToText(data.description ?? '').slice(0, descriptionMax) || null,
    releaseDate: releaseTime(data.releaseDate),
    durationMs: milliseconds > 0 ? Math.round(milliseconds) : null,
    imageUrl: imageOf(data),
    url,
    place: feedUrl !== null && guid !== '' ? { feedUrl, guid } : null,
  };
}

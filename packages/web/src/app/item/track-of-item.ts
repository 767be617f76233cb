import { type Item, limits, pathOf, type Summary } from '@ecco/contract';
import { shownTitle } from '../../format/text.ts';
import { secondsOf } from '../../format/time.ts';
import type { Chapter, Track } from '../../player/track.ts';

const pathEnding = (address: string): string => address.split(/[?#]/)[0]?.toLowerCase() ?? '';
const isAudioFile = (address: string): boolean =>
  limits.audioExtensions.some((end) => pathEnding(address).endsWith(end));
const isOwnFile = (address: string): boolean => address.startsWith('/');
const isVideoFile = (address: string): boolean => /\.(mp4|m4v|webm|ogv|mov)$/.test(pathEnding(address));

const chaptersOf = (summary: Summary | null): Chapter[] =>
  (summary?.items ?? []).flatMap(({ index, title, start_timestamp: start }) =>
    start === null ? [] : [{ index, title, start }],
  );

/** What an item plays: its video file, else its sound; null where there is only something to read. */
export function trackOfItem(item: Item, summary: Summary | null): Track | null {
  const common = {
    uuid: item.uuid,
    title: shownTitle(item.title),
    subtitle: item.show?.name ?? item.author,
    path: pathOf(item),
    duration: item.duration === null ? 0 : secondsOf(item.duration),
    chapters: chaptersOf(summary),
  };
  const video = item.video_url;
  if (video && (isOwnFile(video) || isVideoFile(video)) && !isAudioFile(video)) {
    return { ...common, kind: 'video', src: video };
  }
  return item.audio_url ? { ...common, kind: 'audio', src: item.audio_url } : null;
}

const youtubeId =
  /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})/;

/** The frame of a video that only its own site plays, started at a second; null for other addresses. */
export function frameOfVideo(address: string | null, seconds: number): string | null {
  const id = address && youtubeId.exec(address)?.[1];
  if (!id) return null;
  const start = Math.floor(seconds);
  return `https://www.youtube-nocookie.com/embed/${id}?start=${start}${start > 0 ? '&autoplay=1' : ''}`;
}

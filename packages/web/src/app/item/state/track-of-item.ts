import {
  type AudioDigest,
  combinedDigestTitle,
  type Item,
  limits,
  pathOf,
  type Summary,
} from '@ecco/contract';
import { ownerOf } from '../../../format/item-owner.ts';
import { shownTitle } from '../../../format/text.ts';
import { durationSeconds } from '../../../format/time.ts';
import type { Chapter, Sound, Track } from '../../../player/track.ts';

const pathEnding = (address: string): string => address.split(/[?#]/)[0]?.toLowerCase() ?? '';
const isAudioFile = (address: string): boolean =>
  limits.audioExtensions.some((end) => pathEnding(address).endsWith(end));
const isOwnFile = (address: string): boolean => address.startsWith('/');
const isVideoFile = (address: string): boolean => /\.(mp4|m4v|webm|ogv|mov)$/.test(pathEnding(address));

const chaptersOf = (summary: Summary | null): Chapter[] =>
  (summary?.items ?? []).flatMap(({ index, title, start_timestamp: start }) =>
    start === null ? [] : [{ index, title, start }],
  );

/** The recording: the video file, else the sound. */
function recordingOf(item: Item, summary: Summary | null): Sound | null {
  const common = {
    duration: item.duration === null ? 0 : durationSeconds(item.duration),
    chapters: chaptersOf(summary),
  };
  const video = item.video_url;
  if (video && (isOwnFile(video) || isVideoFile(video)) && !isAudioFile(video)) {
    return { ...common, kind: 'video', src: video };
  }
  return item.audio_url ? { ...common, kind: 'audio', src: item.audio_url } : null;
}

/** The summary read aloud; its chapters are the cards. */
function digestOf(digest: AudioDigest | null): Sound | null {
  const combined = digest?.audio.find(({ title }) => title === combinedDigestTitle);
  if (!digest || !combined) return null;
  return {
    kind: 'audio',
    src: combined.url,
    duration: combined.duration / 1_000,
    chapters: digest.chapters.map(({ card, title, start }) => ({ index: card, title, start: start / 1_000 })),
  };
}

/**
 * What an item plays: set to its recording, with the digest as the other sound where both exist; set to the digest
 * where there is no recording; null where there is only something to read.
 */
export function trackOfItem(item: Item, summary: Summary | null): Track | null {
  const recording = recordingOf(item, summary);
  const digest = digestOf(item.audio_digest);
  const sound = recording ?? digest;
  if (sound === null) return null;
  return {
    ...sound,
    uuid: item.uuid,
    title: shownTitle(item.title),
    subtitle: ownerOf(item),
    image: item.show?.thumbnail_url ?? item.image_url,
    path: pathOf(item),
    content: recording ? 'episode' : 'digest',
    other: recording && digest,
  };
}

/** The address of the recording, whose seconds are those of the page; null where there is none. */
export const playableOf = (track: Track | null): string | null =>
  track?.content === 'episode' ? track.src : null;

const youtubeId =
  /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})/;

/** The frame of a video that only its own site plays, started at a second; null for other addresses. */
export function frameOfVideo(address: string | null, seconds: number): string | null {
  const id = address && youtubeId.exec(address)?.[1];
  if (!id) return null;
  const start = Math.floor(seconds);
  return `https://www.youtube-nocookie.com/embed/${id}?start=${start}${start > 0 ? '&autoplay=1' : ''}`;
}

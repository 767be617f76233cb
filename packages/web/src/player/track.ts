/** The two sounds an item may have: its summary read aloud, and the recording itself. */
export type ContentType = 'digest' | 'episode';

/** A place in a sound that has a name. `start` in seconds; in a digest `index` is the number of the card. */
export type Chapter = { index: number; title: string; start: number };

/** A file that can be played. `duration` in seconds (0 until the file says). */
export type Sound = {
  kind: 'audio' | 'video';
  src: string;
  duration: number;
  chapters: readonly Chapter[];
};

/**
 * What plays, or could. Its own `src`, `duration` and `chapters` are those of `content`; `other` is the second sound of
 * the same item. The seconds of a digest are not those of the episode: what follows the time of an episode compares
 * `src` with the address of the episode. `path` is the page it belongs to; `src` is empty while the item is fetched.
 */
export type Track = Sound & {
  uuid: string;
  title: string;
  subtitle: string | null;
  image: string | null;
  path: string;
  content: ContentType;
  other: Sound | null;
};

/** The track set to one of its sounds; null where the item has none of that sort. */
export function inContent(track: Track, content: ContentType): Track | null {
  if (track.content === content) return track;
  if (track.other === null) return null;
  const { kind, src, duration, chapters } = track;
  return { ...track, ...track.other, content, other: { kind, src, duration, chapters } };
}

/** What a new item begins with: a picture where it has one, else its digest, else the recording. */
export const inDefault = (track: Track): Track =>
  track.kind === 'video' ? track : (inContent(track, 'digest') ?? track);

/** The chapter that runs at the time, or null before the first. Chapters are in order. */
export function chapterAt(chapters: readonly Chapter[], seconds: number): Chapter | null {
  return chapters.findLast((chapter) => chapter.start <= seconds) ?? null;
}

/** The last part of the path of its page: how the event log names the item. */
export const slugOf = ({ path }: Pick<Track, 'path'>): string => path.split('/').at(-1) ?? path;

/** A place in a track that has a name. Seconds. */
export type Chapter = { index: number; title: string; start: number };

/** What can be played. `path` is the page it belongs to, `duration` in seconds (0 until the file says). */
export type Track = {
  uuid: string;
  kind: 'audio' | 'video';
  src: string;
  title: string;
  subtitle: string | null;
  path: string;
  duration: number;
  chapters: readonly Chapter[];
};

/** The chapter that runs at the time, or null before the first. Chapters are in order. */
export function chapterAt(chapters: readonly Chapter[], seconds: number): Chapter | null {
  return chapters.findLast((chapter) => chapter.start <= seconds) ?? null;
}

import { chapterAt, type Track } from '../track.ts';

/** The address of this place: the second of an episode, or the card that a digest reads. */
export function hrefOfPlace(track: Track, seconds: number): string {
  const card = chapterAt(track.chapters, seconds)?.index;
  const place = track.content === 'episode' ? { timestamp: Math.floor(seconds) } : { card };
  const query = Object.entries(place).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return `${location.origin}${track.path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

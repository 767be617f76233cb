import type { Track } from '../track.ts';
import type { QueueEntry } from './queue.store.ts';

/** An episode of ten minutes that waits for its turn. */
export const anEntry = (uuid: string): QueueEntry => ({
  uuid,
  slug: uuid,
  kind: 'episode',
  title: `Episode ${uuid}`,
  subtitle: 'Allocator Hours',
  image: null,
  duration: 600_000,
});

/** What is fetched for such an entry. */
export const trackOf = (uuid: string): Track => ({
  uuid,
  kind: 'audio',
  src: `/${uuid}.mp3`,
  title: `Episode ${uuid}`,
  subtitle: 'Allocator Hours',
  image: null,
  path: `/ep/${uuid}`,
  content: 'episode',
  duration: 600,
  chapters: [],
  other: null,
});

/** One such entry for each letter. */
export const entriesOf = (uuids: string): QueueEntry[] => uuids.split('').map(anEntry);

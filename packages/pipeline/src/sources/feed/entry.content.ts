import type { FeedEntry } from '../source.type.ts';

/** Whether there is anything to hear or read of an entry. */
export const holdsContent = ({ enclosure, link, transcripts }: FeedEntry): boolean =>
  enclosure !== null || link !== null || transcripts.length > 0;

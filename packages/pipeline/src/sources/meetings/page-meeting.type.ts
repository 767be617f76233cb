import type { PaperLink } from './paper.link.ts';

/** A meeting as a page tells it. */
export type PageMeeting = {
  title: string;
  /** As yyyy-mm-dd and hh:mm on the clock of the place; the time null where nobody tells. */
  day: string;
  time: string | null;
  /** The clock that the page names beside its hours, by its letters: "e" for Eastern; null where it names none. */
  clock: string | null;
  location: string | null;
  cancelled: boolean;
  papers: PaperLink[];
  /** What the page says of it, as it stands there. */
  words: string;
};

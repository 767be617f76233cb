import type { Citation } from './citation.ts';

/** What a paper of the same meeting calls the matter of a vote. */
export type PaperSubject = {
  /** Of the item, as the vote called it: "7", "L", "4A". */
  number: string;
  /** In the words of the paper. */
  title: string;
  /** Where the paper has it: words of another source than the vote. */
  citation: Citation;
};

import type { CitedText } from './citation.ts';

export type Overview = { keyInsights: CitedText[]; whyItMatters: CitedText[] };

export type Topic = {
  label: string;
  /** 0 to 1 */
  weight: number;
  mentions: number;
  segmentIds: string[];
};

/** The short forms of an item, and what it is about. */
export type Analysis = { oneLiner: CitedText | null; tldr: CitedText[]; keyTopics: Topic[] };

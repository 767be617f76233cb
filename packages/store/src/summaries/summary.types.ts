import { z } from 'zod';
import { CitedText } from '../citations/citation.ts';

export const Section = z.object({
  title: z.string(),
  firstSegment: z.number(),
  startMs: z.number().nullable(),
  page: z.number().nullable(),
});

export const Chapter = z.object({
  title: z.string(),
  /** Index of the first and the last segment, both inside. */
  firstSegment: z.number(),
  lastSegment: z.number(),
  startMs: z.number().nullable(),
  endMs: z.number().nullable(),
  page: z.number().nullable(),
  /** 0 to 100. */
  relevancy: z.number(),
  summary: z.array(CitedText),
  takeaways: z.array(CitedText),
  /** Where the subject turns again inside; left out where it does not. */
  sections: z.array(Section).optional(),
});
export type Chapter = z.infer<typeof Chapter>;

/** What is told of a page, from 1. */
export const NarratedPage = z.object({ page: z.number(), sentences: z.array(CitedText) });

export const Outline = z.object({
  chapters: z.array(Chapter),
  /** Pages that have something to tell; left out where the source has no pages. */
  pages: z.array(NarratedPage).optional(),
});
export type Outline = z.infer<typeof Outline>;

export const Overview = z.object({ keyInsights: z.array(CitedText), whyItMatters: z.array(CitedText) });
export type Overview = z.infer<typeof Overview>;

export const Topic = z.object({
  label: z.string(),
  /** 0 to 1. */
  weight: z.number(),
  mentions: z.number(),
  segmentIds: z.array(z.string()),
});
export type Topic = z.infer<typeof Topic>;

/** The short forms and the topics; the entities of an analysis have their own repository. */
export const Analysis = z.object({
  oneLiner: CitedText.nullable(),
  tldr: z.array(CitedText),
  keyTopics: z.array(Topic),
});
export type Analysis = z.infer<typeof Analysis>;

/** What one engine made of an item in one version; a part is null until its stage has run. */
export type Summary = {
  itemId: string;
  version: number;
  madeBy: { engine: string; version: string };
  overview: Overview | null;
  outline: Outline | null;
  analysis: Analysis | null;
  updatedAt: Date;
};

/** A part or more of a summary to store; parts left out stay as they are. */
export type SummaryParts = Pick<Summary, 'itemId' | 'version' | 'madeBy'> &
  Partial<Pick<Summary, 'overview' | 'outline' | 'analysis'>>;

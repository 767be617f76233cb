import type { Analysis, Chapter, NarratedPage, Outline, Overview, Section, Topic } from '@ecco/domain';
import { z } from 'zod';
import { citedTextCodec } from '../citations/citation.ts';

const sectionCodec = z.object({
  title: z.string(),
  firstSegment: z.number(),
  startMs: z.number().nullable(),
  page: z.number().nullable(),
}) satisfies z.ZodType<Section>;

const chapterCodec = z.object({
  title: z.string(),
  firstSegment: z.number(),
  lastSegment: z.number(),
  startMs: z.number().nullable(),
  endMs: z.number().nullable(),
  page: z.number().nullable(),
  relevancy: z.number(),
  summary: z.array(citedTextCodec),
  takeaways: z.array(citedTextCodec),
  sections: z.array(sectionCodec).optional(),
}) satisfies z.ZodType<Chapter>;

const narratedPageCodec = z.object({
  page: z.number(),
  sentences: z.array(citedTextCodec),
}) satisfies z.ZodType<NarratedPage>;

/** How the parts of a summary are read from the database. */
export const outlineCodec = z.object({
  chapters: z.array(chapterCodec),
  pages: z.array(narratedPageCodec).optional(),
}) satisfies z.ZodType<Outline>;

export const overviewCodec = z.object({
  keyInsights: z.array(citedTextCodec),
  whyItMatters: z.array(citedTextCodec),
}) satisfies z.ZodType<Overview>;

const topicCodec = z.object({
  label: z.string(),
  weight: z.number(),
  mentions: z.number(),
  segmentIds: z.array(z.string()),
}) satisfies z.ZodType<Topic>;

/** The entities of an analysis have their own repository. */
export const analysisCodec = z.object({
  oneLiner: citedTextCodec.nullable(),
  tldr: z.array(citedTextCodec),
  keyTopics: z.array(topicCodec),
}) satisfies z.ZodType<Analysis>;

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

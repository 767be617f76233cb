import type { CitedText } from './citation.ts';

/** A part of a long chapter that has a subject of its own; it lasts until the next one or the chapter's end. */
export type Section = { title: string; firstSegment: number; startMs: number | null; page: number | null };

/** One subject of an item after the other. Times in ms, pages from 1. */
export type Chapter = {
  title: string;
  /** Index of the first and the last segment, both inside. */
  firstSegment: number;
  lastSegment: number;
  startMs: number | null;
  endMs: number | null;
  page: number | null;
  /** 0 to 100: how much the chapter says for a reader who monitors institutions. */
  relevancy: number;
  summary: CitedText[];
  takeaways: CitedText[];
  /** In order; what is before the first is under the chapter's own title. Left out where the chapter is of one piece. */
  sections?: Section[] | undefined;
};

/** What a page of a document says. Pages count from 1. */
export type NarratedPage = { page: number; sentences: CitedText[] };

export type Outline = {
  chapters: Chapter[];
  /** The pages that have something to tell; left out where the source has no pages. */
  pages?: NarratedPage[] | undefined;
};

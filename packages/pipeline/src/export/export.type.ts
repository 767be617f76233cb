import type {
  Analysis,
  Assertion,
  Chapter,
  ContentKind,
  Highlight,
  Overview,
  Segment,
  Speaker,
} from '@ecco/engine';

export const exportFormats = ['md', 'txt', 'json', 'vtt', 'srt'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** All that leaves with an item. Times in ms, dates as ISO 8601. Results that were never made are null. */
export type ExportItem = {
  uuid: string;
  slug: string;
  kind: ContentKind;
  title: string;
  showName: string | null;
  author: string | null;
  releaseDate: string | null;
  sourceUrl: string | null;
  language: string | null;
  durationMs: number | null;
  /** In order; `speaker` is the label, whose name stands in `speakers`. */
  segments: Segment[];
  speakers: Speaker[];
  /** Engine and version that made the summary. */
  madeBy: string | null;
  overview: Overview | null;
  chapters: Chapter[] | null;
  highlights: Highlight[] | null;
  analysis: Analysis | null;
  assertions: Assertion[] | null;
};

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
/** The text of a file, a piece at a time. */
export type Pieces = AsyncGenerator<string, void>;
export type ExportFormat = (typeof exportFormats)[number];

export type ExportLine = Segment;

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
  /** In order, as they come; `speaker` is the label, whose name stands in `speakers`. */
  segments: AsyncIterable<ExportLine> | readonly ExportLine[];
  speakers: Speaker[];
  /** Engine and version that made the summary. */
  madeBy: string | null;
  overview: Overview | null;
  chapters: Chapter[] | null;
  highlights: Highlight[] | null;
  analysis: Analysis | null;
  assertions: Assertion[] | null;
};

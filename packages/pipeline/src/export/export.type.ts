import type {
  Assertion,
  Chapter,
  ContentKind,
  Highlight,
  Overview,
  Proceedings,
  SetAsideReason,
  Speaker,
  Timing,
  TranscriptWord,
  UnnamedVote,
  UnsurePlace,
} from '@ecco/domain';
import type { EntityAnalysis, Segment } from '@ecco/engine';

/** The text of a file, a piece at a time. */
export type Pieces = AsyncGenerator<string, void>;
/** A line with how it was transcribed, where it was; `words` stand in its text. */
export type ExportLine = Segment & {
  times?: Timing;
  confidence?: number | null;
  words?: readonly TranscriptWord[];
  heardUnsurely?: readonly UnsurePlace[];
  setAside?: SetAsideReason;
};

/** All that leaves with an item. Times in ms, dates as ISO 8601. Results that were never made are null. */
/** The title of a matter, and of the paper in which it stands. */
export type PaperTitle = { title: string; paper: string };

export type ExportItem = {
  uuid: string;
  slug: string;
  kind: ContentKind;
  title: string;
  showName: string | null;
  author: string | null;
  releaseDate: string | null;
  sourceUrl: string | null;
  /** The whole address of its page, where one is known: what each place links to. */
  pageUrl: string | null;
  language: string | null;
  durationMs: number | null;
  /** In order, as they come; `speaker` is the label, whose name stands in `speakers`. */
  segments: AsyncIterable<ExportLine> | readonly ExportLine[];
  speakers: Speaker[];
  /** Whether a line, or the line with which a chapter begins, has a time that was shared out by the length of its text (D55). */
  isEstimated: (place: { segmentId?: string | undefined; firstSegment?: number | undefined }) => boolean;
  /** The label of whoever says a line; null where nobody does, and where the line is not there. */
  labelOf: (segmentId: string) => string | null;
  /** Engine and version that made the summary. */
  madeBy: string | null;
  overview: Overview | null;
  chapters: Chapter[] | null;
  highlights: Highlight[] | null;
  analysis: EntityAnalysis | null;
  assertions: Assertion[] | null;
  /** What a body did in a meeting; all empty of what is of none. */
  proceedings: Proceedings;
  /** What a paper of the meeting calls the matter of a vote on a number; null where none does. */
  paperOf: (vote: UnnamedVote) => PaperTitle | null;
};

import type { ContentKind } from './content-kind.ts';
import type { DocumentType } from './document-type.ts';
import type { TimeZoneSource } from './zoned-time.ts';

/** Where a candidate stands. `Promoted` is shown as Approved. */
export const candidateStatuses = ['New', 'Promoted', 'Rejected'] as const;
export type CandidateStatus = (typeof candidateStatuses)[number];

/** What lists of candidates are ordered by. */
export const candidateColumns = ['overall_value', 'created_at', 'release_date', 'title'] as const;
export type CandidateColumn = (typeof candidateColumns)[number];

/** At this value and above a candidate is worth approving, at that one and below worth rejecting. */
export const approveFrom = 0.7;
export const rejectUpTo = 0.5;

/** Where candidates come from. */
export const candidateSources = ['website', 'calendar', 'feed', 'channel', 'directory'] as const;
export type CandidateSource = (typeof candidateSources)[number];

/** A paper of a meeting, as the page that tells of the meeting links it. */
export type CandidatePaper = { url: string; title: string; document_type: DocumentType };

/** What a source says of a candidate. Dates in ISO 8601, durations in ms. */
export type CandidateContent = {
  title: string;
  url: string;
  description: string | null;
  release_date: string | null;
  duration: number | null;
  podcast_name: string | null;
  author: string | null;
  /** Where its sound is, to be heard before it is decided; absent from what was found before that was kept. */
  audio?: string | null;
  image: string | null;
  publisher: string | null;
  /** Whom the publisher names as heard in it. */
  people: string[];
  document_type: DocumentType | null;
  /** Of a meeting: its day as yyyy-mm-dd, its time as hh:mm on the clock of the place, and the zone of that clock. */
  day: string | null;
  time: string | null;
  time_zone: string | null;
  /** Absent from what was found before that was kept. */
  time_zone_from?: TimeZoneSource | null;
  location: string | null;
  cancelled: boolean;
  papers: CandidatePaper[];
};

/** What the engine thinks of a candidate. `overallValue`: 0 to 1. */
export type CandidateVerdict = {
  speakerPresent: boolean;
  aboutPerson: boolean;
  aboutOrganisation: boolean;
  meaningful: boolean;
  overallValue: number;
  /** Why, in words. */
  reason: string;
  /** The sentence of the source that it rests on; null where there is none. */
  sentence: string | null;
};

/** Something that a crawl found for an organization and that waits for an admin. */
export type Candidate = {
  id: string;
  organizationId: string;
  personId: string | null;
  status: CandidateStatus;
  kind: ContentKind;
  content: CandidateContent;
  source: CandidateSource;
  /** The page, feed or calendar that brought it: rules are written for it. */
  sourceUrl: string;
  verdict: CandidateVerdict | null;
  /** Why it could not be judged or brought in. */
  error: string | null;
  crawlId: string | null;
  /** What it became. */
  itemId: string | null;
  meetingId: string | null;
  /** The rule that decided, where no person did. */
  ruleId: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  createdAt: Date;
};

/** What an admin has approved by itself: all that a source brings from a value on. */
export type CandidateRule = {
  id: string;
  organizationId: string;
  sourceUrl: string;
  leastValue: number;
  createdBy: string | null;
  createdAt: Date;
};

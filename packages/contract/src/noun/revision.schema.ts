import {
  correctionFates,
  differenceKinds,
  environmentServiceId,
  revisionSources,
  revisionStates,
  transcriptOrigins,
} from '@ecco/domain';
import { z } from 'zod';
import { limits } from './limit.ts';
import { PageQuery, Pagination } from './pagination.schema.ts';

const Count = z.number().int();
const Milliseconds = z.number().int().nullable();

/** In lines; `corrections` of people that stay, and those that are `lost`. */
const RevisionCounts = z.object({
  same: Count,
  differ: Count,
  figures: Count,
  names: Count,
  corrections: Count,
  lost: Count,
});

/** Another transcript of an item. `by`: an e-mail address; null where a feed brought it. */
export const TranscriptRevision = z.object({
  uuid: z.uuid(),
  source: z.enum(revisionSources),
  state: z.enum(revisionStates),
  /** The service or file that made it, or the address that it comes from. */
  maker: z.string().nullable(),
  by: z.string().nullable(),
  created_at: z.iso.datetime(),
  used_at: z.iso.datetime().nullable(),
  /** Whether it takes the place of the old one as soon as it is there. */
  used_when_done: z.boolean(),
  /** Of the recording, while it is transcribed. */
  done_ms: Milliseconds,
  length_ms: Milliseconds,
  message: z.string().nullable(),
  counts: RevisionCounts.nullable(),
  may: z.object({ use: z.boolean(), undo: z.boolean(), dismiss: z.boolean() }),
});
export type TranscriptRevision = z.infer<typeof TranscriptRevision>;

/** `origin`: where the words of the present transcript come from. `can`: from where another one can be made. */
export const TranscriptRevisions = z.object({
  origin: z.enum(transcriptOrigins).nullable(),
  maker: z.string().nullable(),
  /** Whether what rests on the present transcript is complete; until then it cannot be replaced. */
  settled: z.boolean(),
  can: z.object({ transcriber: z.boolean(), publisher: z.boolean(), file: z.boolean() }),
  /** Those that can be chosen. */
  services: z.array(z.object({ id: z.string(), name: z.string() })),
  revisions: z.array(TranscriptRevision),
});
export type TranscriptRevisions = z.infer<typeof TranscriptRevisions>;

export const RevisionRequest = z.object({
  source: z.enum(revisionSources),
  /** One transcription service; without it all in their order. */
  service: z.union([z.uuid(), z.literal(environmentServiceId)]).optional(),
  /** For `file`: what it is called, and what it holds (VTT, SRT, JSON or text). */
  name: z.string().trim().min(1).max(limits.itemNameMax).optional(),
  text: z.string().min(1).max(limits.transcriptFileMax).optional(),
  /** Whether it is used as soon as it is there, or proposed. */
  use: z.boolean().default(true),
});
export type RevisionRequest = z.infer<typeof RevisionRequest>;

const DifferingPlace = z.object({
  line: Count,
  start_ms: Milliseconds,
  before: z.string(),
  words: z.string(),
  after: z.string(),
});

/** A place at which two transcripts differ; `words` may be empty on one side. */
export const TranscriptDifference = z.object({
  kind: z.enum(differenceKinds),
  old: DifferingPlace,
  new: DifferingPlace,
});
export type TranscriptDifference = z.infer<typeof TranscriptDifference>;

/** A line that a person corrected, with what becomes of that. */
export const RevisedCorrection = z.object({
  fate: z.enum(correctionFates),
  said: z.string(),
  corrected: z.string(),
  now: z.string(),
  line: Count,
  start_ms: Milliseconds,
});
export type RevisedCorrection = z.infer<typeof RevisedCorrection>;

export const RevisionChangesQuery = PageQuery.extend({
  per_page: z.coerce.number().int().min(1).max(limits.transcriptPageMax).default(limits.transcriptPage),
});

/** How a transcript differs from the one of before: figures and names first, then words. */
export const RevisionChanges = z.object({
  revision: TranscriptRevision,
  differences: z.array(TranscriptDifference),
  /** Differences in words beyond what is shown. */
  left_out: Count,
  corrections: z.array(RevisedCorrection),
  names_lost: z.array(z.string()),
  pagination: Pagination,
});
export type RevisionChanges = z.infer<typeof RevisionChanges>;

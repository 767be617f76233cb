import { candidateColumns, candidateSources, candidateStatuses, timeZoneSources } from '@ecco/domain';
import { z } from 'zod';
import { limits } from './limit.ts';
import { listQuery } from './list-query.schema.ts';
import { ContentKind, DocumentType } from './name.schema.ts';
import { NodeName } from './organization.schema.ts';
import { Pagination } from './pagination.schema.ts';

/** `Promoted` is shown as Approved. */
export const CandidateStatus = z.enum(candidateStatuses);
export const CandidateSource = z.enum(candidateSources);

/** What the engine thinks of a candidate; `error` where it could not be judged. */
const Classification = z.object({
  speaker_present: z.boolean(),
  about_person: z.boolean(),
  about_org: z.boolean(),
  meaningful: z.boolean(),
  /** 0 to 1. */
  overall_value: z.number(),
  /** Why, in words. */
  reason: z.string().nullable(),
  /** The sentence of the source that it rests on. */
  sentence: z.string().nullable(),
  error: z.string().nullable(),
});

const Paper = z.object({ url: z.string(), title: z.string(), document_type: DocumentType });

/** What a source says of a candidate, by every name under which it is asked for. */
const ContentObject = z.object({
  title: z.string(),
  /** The same as `title`. */
  name: z.string(),
  url: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  release_date: z.string().nullable(),
  /** The same as `release_date`. */
  publish_date: z.string().nullable(),
  /** The same as `release_date`. */
  published_at: z.string().nullable(),
  podcast_name: z.string().nullable(),
  /** The same as `podcast_name`. */
  show_name: z.string().nullable(),
  channel: z.object({ title: z.string().nullable() }),
  publisher: z.string().nullable(),
  author: z.string().nullable(),
  /** Whom the publisher names as heard in it. */
  host: z.string().nullable(),
  source: CandidateSource,
  image_url: z.string().nullable(),
  /** Where its sound is, to be heard before it is decided. */
  audio_url: z.string().nullable(),
  document_type: DocumentType.nullable(),
  /** Of a meeting: its day, its time on the clock of the place, where it is, and its papers. */
  day: z.string().nullable(),
  time: z.string().nullable(),
  time_zone: z.string().nullable(),
  time_zone_from: z.enum(timeZoneSources).nullish(),
  location: z.string().nullable(),
  cancelled: z.boolean(),
  papers: z.array(Paper),
});

const Metadata = z.object({
  /** Null where nobody has judged it. */
  llm_classification: Classification.nullable(),
  /** In seconds. */
  duration: z.number().nullable(),
  role: z.string().nullable(),
  publish_date: z.string().nullable(),
});

export const Candidate = z.object({
  id: z.uuid(),
  status: CandidateStatus,
  content_type: ContentKind,
  created_at: z.iso.datetime(),
  content_object: ContentObject,
  related_person_name: z.string().nullable(),
  related_person_slug: z.string().nullable(),
  metadata: Metadata,
  /** The same as `metadata`. */
  meta_data: Metadata,
  organization_id: z.uuid(),
  /** The page, feed or calendar that brought it: rules are written for it. */
  source_url: z.string(),
  /** What it became: where its page is. */
  item_uuid: z.uuid().nullable(),
  meeting_uuid: z.uuid().nullable(),
  decided_at: z.iso.datetime().nullable(),
  /** The rule that decided, where no person did. */
  rule_id: z.uuid().nullable(),
});
export type Candidate = z.infer<typeof Candidate>;

/** `org_identifier`: the id or slug of the organization. */
export const CandidatesQuery = listQuery(candidateColumns).extend({
  org_identifier: NodeName,
  status: CandidateStatus.optional(),
  content_type: ContentKind.optional(),
  source: CandidateSource.optional(),
  person: NodeName.optional().describe('Id or slug of the person whom it is found for'),
  least_value: z.coerce.number().min(0).max(1).optional(),
  crawl_id: z.uuid().optional(),
});

export const CandidatesPagination = Pagination.extend({
  at_least: z
    .boolean()
    .describe('There are more than `total`: what has a word in its title is not counted to its end'),
});

export const CandidateIds = z.object({
  candidate_ids: z.array(z.uuid()).min(1).max(limits.candidatesDecidedMax),
});

/** How many candidates there are of each status. */
export const CandidateCounts = z.object({
  New: z.number().int(),
  Promoted: z.number().int(),
  Rejected: z.number().int(),
});

/** What was decided; `already_decided` were decided by somebody else before. */
export const CandidatesDecided = z.object({
  message: z.string(),
  candidate_ids: z.array(z.uuid()),
  already_decided: z.array(z.uuid()),
});

/** What an admin has approved by itself: all that a source brings from a value on. */
export const CandidateRule = z.object({
  id: z.uuid(),
  source_url: z.string(),
  least_value: z.number(),
  /** How many candidates it approved. */
  approved: z.number().int(),
  created_at: z.iso.datetime(),
});
export type CandidateRule = z.infer<typeof CandidateRule>;

export const NewCandidateRule = z.object({
  source_url: z.string().trim().min(1).max(limits.urlMaxLength),
  least_value: z.number().min(0).max(1),
});

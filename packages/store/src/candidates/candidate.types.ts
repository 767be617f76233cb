import type { Candidate, CandidateColumn, CandidateSource, CandidateStatus, ContentKind } from '@ecco/domain';
import type { ListQuery } from '../connection/list-query.ts';
import type { RowPage } from '../connection/page.ts';

/** `keys`: every sign by which it is known again. `draft`: what it would come into the library as. */
export type NewCandidate = Pick<
  Candidate,
  'personId' | 'kind' | 'content' | 'source' | 'sourceUrl' | 'verdict' | 'error' | 'crawlId'
> & {
  keys: readonly string[];
  /** Of a meeting: the key of each of its papers, in their order. A meeting of its day with one of them, on another page, is the same. */
  paperKeys?: readonly string[];
  draft: Record<string, unknown>;
  /** One of the keys of the meeting that it is a paper of. */
  meetingKey?: string | null;
};

/** A candidate with what it would come into the library as. */
export type CandidateDraft = Candidate & {
  draft: Record<string, unknown>;
  /** The candidate of the meeting that it is a paper of. */
  meetingOf: string | null;
  /** What it became was not there before. */
  isMade: boolean;
};

/** `words` are looked for in titles. `counts`: how many there are of each status, where that is known. */
export type CandidatesQuery = ListQuery<CandidateColumn> & {
  organizationIds: readonly string[];
  counts?: CandidateCounts | undefined;
  status?: CandidateStatus | undefined;
  kinds?: readonly ContentKind[] | undefined;
  source?: CandidateSource | undefined;
  personId?: string | undefined;
  leastValue?: number | undefined;
  crawlId?: string | undefined;
};

/** `isLeast`: there are more than `total`, which was counted no further. */
export type CandidatesPage = RowPage<Candidate> & { isLeast: boolean };

export type Decision = {
  status: Exclude<CandidateStatus, 'New'>;
  by: string | null;
  ruleId?: string | null;
};

/** What a candidate became; `isMade` where that was not there before. */
export type CandidateResult = {
  id: string;
  itemId?: string | null;
  meetingId?: string | null;
  isMade: boolean;
};

/** How many candidates of each status an organization has. */
export type CandidateCounts = Record<CandidateStatus, number>;

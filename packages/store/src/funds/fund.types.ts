import type { ContentKind, OrganizationColumn, OrganizationType } from '@ecco/domain';
import type { ListQuery } from '../connection/list-query.ts';
import type { Meeting } from '../meetings/index.ts';

/** What funds are asked for by; what is left out asks for nothing. */
export type FundsFilter = {
  /** Only these, as a filter that was looked up has them. */
  ids?: readonly string[] | undefined;
  /** None of these, as a filter that was looked up has them. */
  exceptIds?: readonly string[] | undefined;
  types?: readonly OrganizationType[] | undefined;
  states?: readonly string[] | undefined;
  topics?: readonly string[] | undefined;
  /** Assets in US dollars, from `min` up to but not including `max`. */
  assets?: { min?: number | undefined; max?: number | undefined } | undefined;
  /** Only funds that do so since then, or only those that do not. */
  allocating?: { is: boolean; since: Date } | undefined;
  /** Ids of managers and consultants that an item of the fund names too. */
  organizationIds?: readonly string[] | undefined;
};
export type FundsQuery = ListQuery<OrganizationColumn> &
  FundsFilter & {
    /** Only funds that meet in this time. */
    meeting?: Period | undefined;
    /** Only funds that do not meet in this time. */
    silent?: Period | undefined;
  };

/** From `from` up to but not including `to`. */
export type Period = { from?: Date | undefined; to?: Date | undefined };

/** A meeting as lists show it. */
export type ListedMeeting = {
  meeting: Meeting;
  organization: { id: string; slug: string; name: string; type: OrganizationType } | null;
  /** What the first of its recordings and papers that has one tells in a sentence. */
  oneLiner: { itemId: string; slug: string; kind: ContentKind; title: string; text: string } | null;
  media: number;
  documents: number;
};
/** From `from` up to but not including `to`, around now. */
export type TimeAround = { from: Date; now: Date; to: Date };
/** `limits`: of each of the organizations, and of all funds of the filter, before and after now. */
export type AroundQuery = {
  organizationIds: readonly string[];
  filter: FundsFilter;
  time: TimeAround;
  limits: { each: number; all: number };
};
/** `each`: of each of the organizations, before and after now. */
export type NearestQuery = { organizationIds: readonly string[]; time: Period & { now: Date }; each: number };
export type AroundMeetings = Record<'recent' | 'upcoming' | 'allRecent' | 'allUpcoming', ListedMeeting[]>;
export type MeetingsQuery = {
  organizationIds: readonly string[];
  period: Period;
  /** Of each organization. */
  limit: number;
  /** The latest first, else the soonest. */
  latestFirst: boolean;
};

import type { NamedOrganization, NewCandidate } from '@ecco/store';

/** Whom a crawl looks for: an organization with its people, or one of them. */
export type CrawlSubject = NamedOrganization & {
  people: { id: string; name: string; title: string | null }[];
  /** The one who is looked for; null for the organization with all of them. */
  personId: string | null;
};

/** A candidate before it is judged. `text`: what of it is known beyond title and description. */
export type UnjudgedCandidate = Omit<NewCandidate, 'verdict' | 'error' | 'crawlId'> & {
  text: string;
  /** The organization itself publishes it. */
  isOwn: boolean;
};

/** Where something was found. */
export type CandidateOrigin = Pick<UnjudgedCandidate, 'source' | 'sourceUrl' | 'isOwn'>;

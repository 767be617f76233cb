import type { Pipeline } from '@ecco/pipeline';
import type { Store } from '@ecco/store';
import type { Access } from './access/access.ts';
import type { AppToken } from './access/app-token.ts';

/**
 * What the handlers work with. The composition root makes it; nobody else does. A folder that has a service of its own
 * adds it to this interface beside the service's type, so that the ground knows no noun.
 */
export interface Services {
  store: Store;
  pipeline: Pick<
    Pipeline,
    | 'ingestUrl'
    | 'ingestFile'
    | 'deleteItem'
    | 'restoreItem'
    | 'retry'
    | 'lookAtFeed'
    | 'runAgain'
    | 'currentMakers'
    | 'tellApart'
    | 'olderReadings'
    | 'readAgain'
    | 'requestRevision'
    | 'decideRevision'
    | 'readOlderAgain'
    | 'remakeAtNight'
    | 'remakeDigest'
    | 'sanitize'
    | 'speakCard'
    | 'spokenCard'
    | 'speakBrief'
    | 'spokenBrief'
    | 'askItems'
    | 'suggestQuestions'
    | 'compareMinutes'
    | 'relink'
    | 'crawl'
    | 'decideCandidates'
    | 'reopenCandidates'
  >;
  access: Access;
  appToken: AppToken;
  /** The address people are told, without a trailing slash. */
  siteUrl: () => string;
  /** Whether notifications are forwarded, besides being kept. */
  hasWebhook: boolean;
  /** Whether what voices sound like is stored. */
  keepsVoicePrints: boolean;
  brand: string;
  now: () => number;
}

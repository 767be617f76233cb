import { noun as accounts } from '../accounts/index.ts';
import { noun as alerts } from '../alerts/index.ts';
import { noun as answers } from '../answers/index.ts';
import { noun as apiKeys } from '../api-keys/index.ts';
import { noun as assertions } from '../assertions/index.ts';
import { noun as audits } from '../audits/index.ts';
import { noun as calendarFeeds } from '../calendar-feeds/index.ts';
import { noun as candidates } from '../candidates/index.ts';
import { type ExtendedNoun, withPart } from '../changes/noun.ts';
import { citedLines } from '../cited-lines/index.ts';
import { noun as copies } from '../copies/index.ts';
import { noun as crawls } from '../crawls/index.ts';
import { noun as deletedItems } from '../deleted-items/index.ts';
import { noun as digests } from '../digests/index.ts';
import { noun as entities } from '../entities/index.ts';
import { noun as events } from '../events/index.ts';
import { noun as feedback } from '../feedback/index.ts';
import { noun as storedFiles } from '../files/index.ts';
import { feedsDue, noun as follows } from '../follows/index.ts';
import { noun as funds } from '../funds/index.ts';
import { noun as graph } from '../graph/index.ts';
import { noun as graphImports } from '../graph-imports/index.ts';
import { noun as highlights } from '../highlights/index.ts';
import { noun as house } from '../house/index.ts';
import { noun as hubs } from '../hubs/index.ts';
import { noun as identity } from '../identity/index.ts';
import { noun as insights } from '../insights/index.ts';
import { noun as itemDocuments } from '../item-documents/index.ts';
import { noun as itemEdits } from '../item-edits/index.ts';
import { noun as items } from '../items/index.ts';
import { noun as ledger } from '../ledger/index.ts';
import { libraryPages } from '../library/index.ts';
import { noun as lineEdits } from '../line-edits/index.ts';
import { noun as linkPasses } from '../link-passes/index.ts';
import { noun as links } from '../links/index.ts';
import { noun as lists } from '../lists/index.ts';
import { noun as mails } from '../mails/index.ts';
import { noun as meetings } from '../meetings/index.ts';
import { noun as merges } from '../merges/index.ts';
import { noun as neighborhood } from '../neighborhood/index.ts';
import { noun as notifications } from '../notifications/index.ts';
import { noun as oneTimeTokens } from '../one-time-tokens/index.ts';
import { noun as organizations } from '../organizations/index.ts';
import { noun as pensionSearches } from '../pension-searches/index.ts';
import { noun as people } from '../people/index.ts';
import { noun as personalData } from '../personal-data/index.ts';
import { shownPictures } from '../pictures/index.ts';
import { noun as proceedings } from '../proceedings/index.ts';
import { noun as rateLimits } from '../rate-limits/index.ts';
import { noun as readingHistory, unopenedItems } from '../reading-history/index.ts';
import { noun as records } from '../records/index.ts';
import { noun as joinedItems, sameItems } from '../same-items/index.ts';
import { noun as savedSearches } from '../saved-searches/index.ts';
import { noun as secrets } from '../secrets/index.ts';
import { noun as segments } from '../segments/index.ts';
import { noun as sessions } from '../sessions/index.ts';
import { showCounts, showSubjects } from '../show-overview/index.ts';
import { noun as showSpeakers } from '../show-speakers/index.ts';
import { noun as shows } from '../shows/index.ts';
import { noun as speakers } from '../speakers/index.ts';
import { itemProgress, noun as statusHistory } from '../status-history/index.ts';
import { noun as subscriptions } from '../subscriptions/index.ts';
import { noun as summaries, toldItems } from '../summaries/index.ts';
import { noun as tags } from '../tags/index.ts';
import { updateFeed } from '../update-feed/index.ts';
import { noun as updates } from '../updates/index.ts';
import { noun as users } from '../users/index.ts';
import { noun as visits } from '../visits/index.ts';
import { noun as waitlist } from '../waitlist/index.ts';

/**
 * Every noun of the store under the name of its repository; those that others refer to come first. What is asked of a
 * noun and can be answered only with those that rest on it is added here.
 */
export const nouns = {
  users,
  sessions,
  accounts,
  identity,
  oneTimeTokens,
  apiKeys,
  waitlist,
  mails,
  rateLimits,
  secrets,
  events,
  notifications,
  storedFiles,
  shows: withPart(withPart(withPart(shows, showCounts), showSubjects), feedsDue),
  tags,
  showSpeakers,
  follows,
  deletedItems,
  items: withPart(
    withPart(
      withPart(withPart(withPart(withPart(items, itemProgress), toldItems), libraryPages), shownPictures),
      citedLines,
    ),
    sameItems,
  ),
  joinedItems,
  copies,
  itemEdits,
  statusHistory,
  segments,
  lineEdits,
  speakers,
  summaries,
  highlights,
  assertions,
  proceedings,
  entities,
  digests,
  itemDocuments,
  feedback,
  lists: withPart(lists, unopenedItems),
  readingHistory,
  meetings,
  savedSearches,
  answers,
  organizations,
  people,
  updates: withPart(updates, updateFeed),
  graph,
  links,
  hubs,
  insights,
  ledger,
  crawls,
  candidates,
  linkPasses,
  funds,
  calendarFeeds,
  pensionSearches,
  subscriptions,
  alerts,
  visits,
  merges,
  audits,
  graphImports,
  personalData,
  neighborhood,
  house,
  records,
} satisfies Readonly<Record<string, ExtendedNoun<object>>>;

export type Nouns = typeof nouns;

/** Every noun of the store, those first that others refer to, written by `npm run registers`. */
import { accountsNoun } from '../accounts/index.ts';
import { alertsNoun } from '../alerts/index.ts';
import { answersNoun } from '../answers/index.ts';
import { apiKeysNoun } from '../api-keys/index.ts';
import { assertionsNoun } from '../assertions/index.ts';
import { auditsNoun } from '../audits/index.ts';
import { calendarFeedsNoun } from '../calendar-feeds/index.ts';
import { candidatesNoun } from '../candidates/index.ts';
import { copiesNoun } from '../copies/index.ts';
import { crawlsNoun } from '../crawls/index.ts';
import { deletedItemsNoun } from '../deleted-items/index.ts';
import { digestsNoun } from '../digests/index.ts';
import { entitiesNoun } from '../entities/index.ts';
import { eventsNoun } from '../events/index.ts';
import { feedbackNoun } from '../feedback/index.ts';
import { storedFilesNoun } from '../files/index.ts';
import { followsNoun } from '../follows/index.ts';
import { fundsNoun } from '../funds/index.ts';
import { graphNoun } from '../graph/index.ts';
import { graphImportsNoun } from '../graph-imports/index.ts';
import { hearingsNoun } from '../hearings/index.ts';
import { highlightsNoun } from '../highlights/index.ts';
import { houseNoun } from '../house/index.ts';
import { hubsNoun } from '../hubs/index.ts';
import { identityNoun } from '../identity/index.ts';
import { insightsNoun } from '../insights/index.ts';
import { itemDocumentsNoun } from '../item-documents/index.ts';
import { itemEditsNoun } from '../item-edits/index.ts';
import { itemsNoun } from '../items/index.ts';
import { ledgerNoun } from '../ledger/index.ts';
import { lineEditsNoun } from '../line-edits/index.ts';
import { linkPassesNoun } from '../link-passes/index.ts';
import { linksNoun } from '../links/index.ts';
import { listsNoun } from '../lists/index.ts';
import { mailsNoun } from '../mails/index.ts';
import { meetingsNoun } from '../meetings/index.ts';
import { mergesNoun } from '../merges/index.ts';
import { neighborhoodNoun } from '../neighborhood/index.ts';
import { notificationsNoun } from '../notifications/index.ts';
import { oneTimeTokensNoun } from '../one-time-tokens/index.ts';
import { organizationsNoun } from '../organizations/index.ts';
import { pensionSearchesNoun } from '../pension-searches/index.ts';
import { peopleNoun } from '../people/index.ts';
import { personalDataNoun } from '../personal-data/index.ts';
import { proceedingsNoun } from '../proceedings/index.ts';
import { rateLimitsNoun } from '../rate-limits/index.ts';
import { readingHistoryNoun } from '../reading-history/index.ts';
import { recordsNoun } from '../records/index.ts';
import { revisionsNoun } from '../revisions/index.ts';
import { joinedItemsNoun } from '../same-items/index.ts';
import { savedSearchesNoun } from '../saved-searches/index.ts';
import { secretsNoun } from '../secrets/index.ts';
import { segmentsNoun } from '../segments/index.ts';
import { sessionsNoun } from '../sessions/index.ts';
import { showSpeakersNoun } from '../show-speakers/index.ts';
import { showsNoun } from '../shows/index.ts';
import { speakersNoun } from '../speakers/index.ts';
import { statusHistoryNoun } from '../status-history/index.ts';
import { subscriptionsNoun } from '../subscriptions/index.ts';
import { summariesNoun } from '../summaries/index.ts';
import { tagsNoun } from '../tags/index.ts';
import { transcriptionServicesNoun } from '../transcription-services/index.ts';
import { updatesNoun } from '../updates/index.ts';
import { usersNoun } from '../users/index.ts';
import { visitsNoun } from '../visits/index.ts';
import { voicesNoun } from '../voices/index.ts';
import { waitlistNoun } from '../waitlist/index.ts';

export const nouns = {
  users: usersNoun,
  accounts: accountsNoun,
  shows: showsNoun,
  items: itemsNoun,
  lists: listsNoun,
  organizations: organizationsNoun,
  people: peopleNoun,
  savedSearches: savedSearchesNoun,
  subscriptions: subscriptionsNoun,
  alerts: alertsNoun,
  answers: answersNoun,
  apiKeys: apiKeysNoun,
  assertions: assertionsNoun,
  audits: auditsNoun,
  calendarFeeds: calendarFeedsNoun,
  crawls: crawlsNoun,
  meetings: meetingsNoun,
  candidates: candidatesNoun,
  copies: copiesNoun,
  deletedItems: deletedItemsNoun,
  digests: digestsNoun,
  entities: entitiesNoun,
  events: eventsNoun,
  feedback: feedbackNoun,
  storedFiles: storedFilesNoun,
  follows: followsNoun,
  funds: fundsNoun,
  graph: graphNoun,
  graphImports: graphImportsNoun,
  segments: segmentsNoun,
  hearings: hearingsNoun,
  highlights: highlightsNoun,
  house: houseNoun,
  hubs: hubsNoun,
  identity: identityNoun,
  insights: insightsNoun,
  itemDocuments: itemDocumentsNoun,
  itemEdits: itemEditsNoun,
  ledger: ledgerNoun,
  lineEdits: lineEditsNoun,
  linkPasses: linkPassesNoun,
  links: linksNoun,
  mails: mailsNoun,
  merges: mergesNoun,
  neighborhood: neighborhoodNoun,
  notifications: notificationsNoun,
  oneTimeTokens: oneTimeTokensNoun,
  pensionSearches: pensionSearchesNoun,
  personalData: personalDataNoun,
  proceedings: proceedingsNoun,
  rateLimits: rateLimitsNoun,
  readingHistory: readingHistoryNoun,
  records: recordsNoun,
  revisions: revisionsNoun,
  joinedItems: joinedItemsNoun,
  secrets: secretsNoun,
  sessions: sessionsNoun,
  showSpeakers: showSpeakersNoun,
  speakers: speakersNoun,
  statusHistory: statusHistoryNoun,
  summaries: summariesNoun,
  tags: tagsNoun,
  transcriptionServices: transcriptionServicesNoun,
  updates: updatesNoun,
  visits: visitsNoun,
  voices: voicesNoun,
  waitlist: waitlistNoun,
};

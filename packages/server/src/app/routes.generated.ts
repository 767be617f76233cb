/** What answers the contract, by its nouns, written by `npm run registers`. */
import { activityRoutes } from '../activity/activity.routes.ts';
import { activityLogRoutes } from '../administration/activity-log.routes.ts';
import { outboxRoutes } from '../administration/outbox.routes.ts';
import { usersRoutes } from '../administration/users.routes.ts';
import { waitlistAdministrationRoutes } from '../administration/waitlist.routes.ts';
import { alertRoutes, subscriptionRoutes } from '../alert/alert.routes.ts';
import { unsubscribeRoutes } from '../alert/unsubscribe.routes.ts';
import { askRoutes } from '../ask/ask.routes.ts';
import { auditRoutes } from '../audit/audit.routes.ts';
import { briefRoutes } from '../brief/brief.routes.ts';
import { calendarFeedRoutes } from '../calendar/calendar-feed.routes.ts';
import { candidateRoutes } from '../candidate/candidate.routes.ts';
import { cardAudioRoutes } from '../card-audio/card-audio.routes.ts';
import { correctionRoutes } from '../correction/correction.routes.ts';
import { crawlRoutes } from '../crawl/crawl.routes.ts';
import { curationRoutes } from '../curation/curation.routes.ts';
import { entityRoutes } from '../entity/entity.routes.ts';
import { graphRoutes } from '../graph/graph.routes.ts';
import { graphImportRoutes } from '../graph-import/graph-import.routes.ts';
import { hearingRoutes } from '../hearing/hearing.routes.ts';
import { historyRoutes } from '../history/history.routes.ts';
import { houseRoutes } from '../house/house.routes.ts';
import { apiKeyRoutes } from '../identity/api-key/api-key.routes.ts';
import { sessionRoutes } from '../identity/session.routes.ts';
import { authRoutes } from '../identity/sign-in/auth.routes.ts';
import { userProfileRoutes } from '../identity/user/user-profile.routes.ts';
import { userSessionRoutes } from '../identity/user/user-session.routes.ts';
import { ingestRoutes } from '../ingest/ingest.routes.ts';
import { insightRoutes } from '../insight/insight.routes.ts';
import { itemRoutes } from '../item/item.routes.ts';
import { itemDocumentRoutes } from '../item-document/item-document.routes.ts';
import { ledgerRoutes } from '../ledger/ledger.routes.ts';
import { lineEditRoutes } from '../line-edit/line-edit.routes.ts';
import { listRoutes } from '../list/list.routes.ts';
import { mailDraftRoutes } from '../mail-draft/mail-draft.routes.ts';
import { meetingRoutes } from '../meeting/meeting.routes.ts';
import { mergeRoutes } from '../merge/merge.routes.ts';
import { onboardingRoutes } from '../onboarding/onboarding.routes.ts';
import { organizationRoutes } from '../organization/organization.routes.ts';
import { pensionFundRoutes } from '../pension-fund/pension-fund.routes.ts';
import { personRoutes } from '../person/person.routes.ts';
import { podcastRoutes } from '../podcast/podcast.routes.ts';
import { recordRoutes } from '../record/record.routes.ts';
import { revisionRoutes } from '../revision/revision.routes.ts';
import { savedSearchRoutes } from '../saved-search/saved-search.routes.ts';
import { searchRoutes } from '../search/search.routes.ts';
import { tagRoutes } from '../tag/tag.routes.ts';
import { transcriptionServiceRoutes } from '../transcription-service/transcription-service.routes.ts';
import { updateRoutes, visitRoutes } from '../update/update.routes.ts';
import { voiceRoutes } from '../voice/voice.routes.ts';
import { waitlistRoutes } from '../waitlist/waitlist.routes.ts';

export const routes = {
  activity: activityRoutes,
  administration: { ...activityLogRoutes, ...outboxRoutes, ...usersRoutes, ...waitlistAdministrationRoutes },
  alert: alertRoutes,
  ask: askRoutes,
  audit: auditRoutes,
  auth: { ...authRoutes, ...waitlistRoutes },
  brief: briefRoutes,
  calendarFeed: calendarFeedRoutes,
  candidate: candidateRoutes,
  cardAudio: cardAudioRoutes,
  correction: correctionRoutes,
  crawl: crawlRoutes,
  curation: curationRoutes,
  entity: entityRoutes,
  graph: graphRoutes,
  graphImport: graphImportRoutes,
  hearing: hearingRoutes,
  history: historyRoutes,
  house: houseRoutes,
  ingest: ingestRoutes,
  insight: insightRoutes,
  item: itemRoutes,
  itemDocument: itemDocumentRoutes,
  ledger: ledgerRoutes,
  lineEdit: lineEditRoutes,
  list: listRoutes,
  mailDraft: mailDraftRoutes,
  meeting: meetingRoutes,
  merge: mergeRoutes,
  onboarding: onboardingRoutes,
  organisation: organizationRoutes,
  pensionFund: pensionFundRoutes,
  person: personRoutes,
  podcast: podcastRoutes,
  record: recordRoutes,
  revision: revisionRoutes,
  savedSearch: savedSearchRoutes,
  search: searchRoutes,
  session: sessionRoutes,
  subscription: subscriptionRoutes,
  tag: tagRoutes,
  transcriptionService: transcriptionServiceRoutes,
  unsubscribe: unsubscribeRoutes,
  update: updateRoutes,
  user: { ...apiKeyRoutes, ...userProfileRoutes, ...userSessionRoutes },
  visit: visitRoutes,
  voice: voiceRoutes,
};

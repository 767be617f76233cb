/** What the API does, by its nouns, written by `npm run registers`. */
import { activityApi } from './activity.api.ts';
import { administrationApi } from './administration.api.ts';
import { askApi } from './ask.api.ts';
import { auditApi } from './audit.api.ts';
import { authApi } from './auth.api.ts';
import { briefApi } from './brief.api.ts';
import { calendarFeedApi } from './calendar-feed.api.ts';
import { candidateApi } from './candidate.api.ts';
import { correctionApi } from './correction.api.ts';
import { crawlApi } from './crawl.api.ts';
import { cardAudioApi, curationApi } from './curation.api.ts';
import { graphApi } from './graph.api.ts';
import { graphImportApi } from './graph-import.api.ts';
import { hearingApi } from './hearing.api.ts';
import { houseApi } from './house.api.ts';
import { ingestApi } from './ingest.api.ts';
import { insightApi } from './insight.api.ts';
import { itemApi } from './item.api.ts';
import { itemDocumentApi } from './item-document.api.ts';
import { ledgerApi } from './ledger.api.ts';
import { lineEditApi } from './line-edit.api.ts';
import { historyApi, listApi } from './list.api.ts';
import { mailDraftApi } from './mail-draft.api.ts';
import { meetingApi } from './meeting.api.ts';
import { mergeApi } from './merge.api.ts';
import { onboardingApi } from './onboarding.api.ts';
import { organizationApi } from './organization.api.ts';
import { pensionFundApi } from './pension-fund.api.ts';
import { personApi } from './person.api.ts';
import { entityApi, podcastApi, tagApi } from './podcast.api.ts';
import { recordApi } from './record.api.ts';
import { revisionApi } from './revision.api.ts';
import { savedSearchApi } from './saved-search.api.ts';
import { searchApi } from './search.api.ts';
import { alertApi, subscriptionApi, unsubscribeApi } from './subscription.api.ts';
import { transcriptionServiceApi } from './transcription-service.api.ts';
import { updateApi, visitApi } from './update.api.ts';
import { sessionApi, userApi } from './user.api.ts';
import { voiceApi } from './voice.api.ts';

export const procedures = {
  activity: activityApi,
  administration: administrationApi,
  alert: alertApi,
  ask: askApi,
  audit: auditApi,
  auth: authApi,
  brief: briefApi,
  calendarFeed: calendarFeedApi,
  candidate: candidateApi,
  cardAudio: cardAudioApi,
  correction: correctionApi,
  crawl: crawlApi,
  curation: curationApi,
  entity: entityApi,
  graph: graphApi,
  graphImport: graphImportApi,
  hearing: hearingApi,
  history: historyApi,
  house: houseApi,
  ingest: ingestApi,
  insight: insightApi,
  item: itemApi,
  itemDocument: itemDocumentApi,
  ledger: ledgerApi,
  lineEdit: lineEditApi,
  list: listApi,
  mailDraft: mailDraftApi,
  meeting: meetingApi,
  merge: mergeApi,
  onboarding: onboardingApi,
  organisation: organizationApi,
  pensionFund: pensionFundApi,
  person: personApi,
  podcast: podcastApi,
  record: recordApi,
  revision: revisionApi,
  savedSearch: savedSearchApi,
  search: searchApi,
  session: sessionApi,
  subscription: subscriptionApi,
  tag: tagApi,
  transcriptionService: transcriptionServiceApi,
  unsubscribe: unsubscribeApi,
  update: updateApi,
  user: userApi,
  visit: visitApi,
  voice: voiceApi,
};

/** The rows of access of all nouns, written by `npm run registers`. */
import { activityAccess } from '../activity/activity.access.fixture.ts';
import { administrationAccess } from '../administration/administration.access.fixture.ts';
import { alertAccess, subscriptionAccess, unsubscribeAccess } from '../alert/alert.access.fixture.ts';
import { askAccess } from '../ask/ask.access.fixture.ts';
import { auditAccess } from '../audit/audit.access.fixture.ts';
import { bounceAccess } from '../bounce/bounce.access.fixture.ts';
import { briefAccess } from '../brief/brief.access.fixture.ts';
import { calendarAccess, calendarFeedAccess } from '../calendar/calendar.access.fixture.ts';
import { candidateAccess } from '../candidate/candidate.access.fixture.ts';
import { cardAudioAccess } from '../card-audio/card-audio.access.fixture.ts';
import { correctionAccess } from '../correction/correction.access.fixture.ts';
import { crawlAccess } from '../crawl/crawl.access.fixture.ts';
import { curationAccess } from '../curation/curation.access.fixture.ts';
import { entityAccess } from '../entity/entity.access.fixture.ts';
import { exportAccess } from '../export/export.access.fixture.ts';
import { graphAccess } from '../graph/graph.access.fixture.ts';
import { graphImportAccess } from '../graph-import/graph-import.access.fixture.ts';
import { guideAccess } from '../guide/guide.access.fixture.ts';
import { hearingAccess } from '../hearing/hearing.access.fixture.ts';
import { historyAccess } from '../history/history.access.fixture.ts';
import { houseAccess } from '../house/house.access.fixture.ts';
import { sessionAccess } from '../identity/session.access.fixture.ts';
import { authAccess } from '../identity/sign-in/auth.access.fixture.ts';
import { userAccess } from '../identity/user/user.access.fixture.ts';
import { ingestAccess } from '../ingest/ingest.access.fixture.ts';
import { insightAccess } from '../insight/insight.access.fixture.ts';
import { itemAccess } from '../item/item.access.fixture.ts';
import { itemDocumentAccess } from '../item-document/item-document.access.fixture.ts';
import { ledgerAccess } from '../ledger/ledger.access.fixture.ts';
import { lineEditAccess } from '../line-edit/line-edit.access.fixture.ts';
import { listAccess } from '../list/list.access.fixture.ts';
import { mailDraftAccess } from '../mail-draft/mail-draft.access.fixture.ts';
import { meetingAccess } from '../meeting/meeting.access.fixture.ts';
import { mergeAccess } from '../merge/merge.access.fixture.ts';
import { onboardingAccess } from '../onboarding/onboarding.access.fixture.ts';
import { organizationAccess } from '../organization/organization.access.fixture.ts';
import { pensionFundAccess } from '../pension-fund/pension-fund.access.fixture.ts';
import { personAccess } from '../person/person.access.fixture.ts';
import { podcastAccess } from '../podcast/podcast.access.fixture.ts';
import { recordAccess } from '../record/record.access.fixture.ts';
import { revisionAccess } from '../revision/revision.access.fixture.ts';
import { savedSearchAccess } from '../saved-search/saved-search.access.fixture.ts';
import { searchAccess } from '../search/search.access.fixture.ts';
import { tagAccess } from '../tag/tag.access.fixture.ts';
import { transcriptionServiceAccess } from '../transcription-service/transcription-service.access.fixture.ts';
import { updateAccess, visitAccess } from '../update/update.access.fixture.ts';
import { voiceAccess } from '../voice/voice.access.fixture.ts';

export const accessRows = {
  ...activityAccess,
  ...administrationAccess,
  ...alertAccess,
  ...askAccess,
  ...auditAccess,
  ...authAccess,
  ...bounceAccess,
  ...briefAccess,
  ...calendarAccess,
  ...calendarFeedAccess,
  ...candidateAccess,
  ...cardAudioAccess,
  ...correctionAccess,
  ...crawlAccess,
  ...curationAccess,
  ...entityAccess,
  ...exportAccess,
  ...graphAccess,
  ...graphImportAccess,
  ...guideAccess,
  ...hearingAccess,
  ...historyAccess,
  ...houseAccess,
  ...ingestAccess,
  ...insightAccess,
  ...itemAccess,
  ...itemDocumentAccess,
  ...ledgerAccess,
  ...lineEditAccess,
  ...listAccess,
  ...mailDraftAccess,
  ...meetingAccess,
  ...mergeAccess,
  ...onboardingAccess,
  ...organizationAccess,
  ...pensionFundAccess,
  ...personAccess,
  ...podcastAccess,
  ...recordAccess,
  ...revisionAccess,
  ...savedSearchAccess,
  ...searchAccess,
  ...sessionAccess,
  ...subscriptionAccess,
  ...tagAccess,
  ...transcriptionServiceAccess,
  ...unsubscribeAccess,
  ...updateAccess,
  ...userAccess,
  ...visitAccess,
  ...voiceAccess,
} as const;

/** Every word that the product shows, by section, written by `npm run registers`. */
import { account } from './ecco/account.ts';
import { admin } from './ecco/admin.ts';
import { alertWords } from './ecco/alerts.ts';
import { askWords } from './ecco/ask.ts';
import { auditedWords } from './ecco/audited.ts';
import { brand } from './ecco/brand.ts';
import { briefPage } from './ecco/brief.ts';
import { candidateWords } from './ecco/candidates.ts';
import { content } from './ecco/content.ts';
import { correctionWords } from './ecco/correction.ts';
import { developers } from './ecco/developers.ts';
import { embedPage } from './ecco/embed.ts';
import { feedback } from './ecco/feedback.ts';
import { fundPages } from './ecco/funds.ts';
import { galleryPage } from './ecco/gallery.ts';
import { graphWords } from './ecco/graph.ts';
import { dataPageWords } from './ecco/house.ts';
import { hubPages } from './ecco/hubs.ts';
import { insightWords } from './ecco/insights.ts';
import { itemPage } from './ecco/item.ts';
import { keepingWords } from './ecco/keeping.ts';
import { libraryWords } from './ecco/library.ts';
import { lineEditWords } from './ecco/line-edit.ts';
import { lists } from './ecco/lists.ts';
import { mailDraftWords } from './ecco/mail-draft.ts';
import { managerWords } from './ecco/manager.ts';
import { managingWords } from './ecco/managing.ts';
import { meetingPage } from './ecco/meeting.ts';
import { onboarding } from './ecco/onboarding.ts';
import { organizationPages } from './ecco/organizations.ts';
import { paletteWords } from './ecco/palette.ts';
import { peoplePages } from './ecco/people.ts';
import { playing } from './ecco/playing.ts';
import { printingWords } from './ecco/printing.ts';
import { proceedingsWords } from './ecco/proceedings.ts';
import { profile } from './ecco/profile.ts';
import { proposalWords } from './ecco/proposal.ts';
import { reading } from './ecco/reading.ts';
import { readingReportWords } from './ecco/reading-report.ts';
import { revisionWords } from './ecco/revision.ts';
import { savedSearches } from './ecco/saved-search.ts';
import { searchingWords } from './ecco/searching.ts';
import { shell } from './ecco/shell.ts';
import { shows } from './ecco/shows.ts';
import { signalPages } from './ecco/signals.ts';
import { staticPages } from './ecco/static.ts';
import { suggestions } from './ecco/suggestion.ts';
import { transcriptionServiceWords } from './ecco/transcription-service.ts';
import { workbench } from './ecco/workbench.ts';

export const ecco = {
  ...account,
  ...admin,
  ...alertWords,
  ...askWords,
  ...auditedWords,
  ...brand,
  ...briefPage,
  ...candidateWords,
  ...content,
  ...correctionWords,
  ...dataPageWords,
  ...developers,
  ...embedPage,
  ...feedback,
  ...fundPages,
  ...galleryPage,
  ...graphWords,
  ...hubPages,
  ...insightWords,
  ...itemPage,
  ...keepingWords,
  ...libraryWords,
  ...lineEditWords,
  ...lists,
  ...mailDraftWords,
  ...managerWords,
  ...managingWords,
  ...meetingPage,
  ...onboarding,
  ...organizationPages,
  ...paletteWords,
  ...peoplePages,
  ...playing,
  ...printingWords,
  ...proceedingsWords,
  ...profile,
  ...proposalWords,
  ...reading,
  ...readingReportWords,
  ...revisionWords,
  ...savedSearches,
  ...searchingWords,
  ...shell,
  ...shows,
  ...signalPages,
  ...staticPages,
  ...suggestions,
  ...transcriptionServiceWords,
  ...workbench,
} as const;

import { content } from './ecco/content.ts';
import { feedback } from './ecco/feedback.ts';
import { reading } from './ecco/reading.ts';
import { shell } from './ecco/shell.ts';

/** The words that come with the first bundle: what surrounds every page, and the pages people land on. */
export const firstChunk = { ...shell, ...content, ...feedback, ...reading };

/** The words of pages that come later; a route names the chunk it needs, and it comes with the page. */
export const laterChunks = {
  account: () => import('./ecco/account.ts').then(({ account }) => account),
  admin: () => import('./ecco/admin.ts').then(({ admin }) => admin),
  alerts: () => import('./ecco/alerts.ts').then(({ alertWords }) => alertWords),
  ask: () => import('./ecco/ask.ts').then(({ askWords }) => askWords),
  audited: () => import('./ecco/audited.ts').then(({ auditedWords }) => auditedWords),
  brief: () => import('./ecco/brief.ts').then(({ briefPage }) => briefPage),
  correction: () => import('./ecco/correction.ts').then(({ correctionWords }) => correctionWords),
  candidates: () => import('./ecco/candidates.ts').then(({ candidateWords }) => candidateWords),
  developers: () => import('./ecco/developers.ts').then(({ developers }) => developers),
  embed: () => import('./ecco/embed.ts').then(({ embedPage }) => embedPage),
  funds: () => import('./ecco/funds.ts').then(({ fundPages }) => fundPages),
  gallery: () => import('./ecco/gallery.ts').then(({ galleryPage }) => galleryPage),
  graph: () => import('./ecco/graph.ts').then(({ graphWords }) => graphWords),
  house: () => import('./ecco/house.ts').then(({ houseWords }) => houseWords),
  hubs: () => import('./ecco/hubs.ts').then(({ hubPages }) => hubPages),
  insights: () => import('./ecco/insights.ts').then(({ insightWords }) => insightWords),
  item: () => import('./ecco/item.ts').then(({ itemPage }) => itemPage),
  keeping: () => import('./ecco/keeping.ts').then(({ keepingWords }) => keepingWords),
  library: () => import('./ecco/library.ts').then(({ libraryWords }) => libraryWords),
  lineEdits: () => import('./ecco/line-edit.ts').then(({ lineEditWords }) => lineEditWords),
  lists: () => import('./ecco/lists.ts').then(({ lists }) => lists),
  mailDraft: () => import('./ecco/mail-draft.ts').then(({ mailDraftWords }) => mailDraftWords),
  manager: () => import('./ecco/manager.ts').then(({ managerWords }) => managerWords),
  managing: () => import('./ecco/managing.ts').then(({ managingWords }) => managingWords),
  meeting: () => import('./ecco/meeting.ts').then(({ meetingPage }) => meetingPage),
  onboarding: () => import('./ecco/onboarding.ts').then(({ onboarding }) => onboarding),
  organisations: () => import('./ecco/organizations.ts').then(({ organizationPages }) => organizationPages),
  palette: () => import('./ecco/palette.ts').then(({ paletteWords }) => paletteWords),
  people: () => import('./ecco/people.ts').then(({ peoplePages }) => peoplePages),
  playing: () => import('./ecco/playing.ts').then(({ playing }) => playing),
  printing: () => import('./ecco/printing.ts').then(({ printingWords }) => printingWords),
  proceedings: () => import('./ecco/proceedings.ts').then(({ proceedingsWords }) => proceedingsWords),
  profile: () => import('./ecco/profile.ts').then(({ profile }) => profile),
  proposal: () => import('./ecco/proposal.ts').then(({ proposalWords }) => proposalWords),
  readingReport: () =>
    import('./ecco/reading-report.ts').then(({ readingReportWords }) => readingReportWords),
  savedSearches: () => import('./ecco/saved-search.ts').then(({ savedSearches }) => savedSearches),
  searching: () => import('./ecco/searching.ts').then(({ searchingWords }) => searchingWords),
  shows: () => import('./ecco/shows.ts').then(({ shows }) => shows),
  signals: () => import('./ecco/signals.ts').then(({ signalPages }) => signalPages),
  static: () => import('./ecco/static.ts').then(({ staticPages }) => staticPages),
  suggestions: () => import('./ecco/suggestion.ts').then(({ suggestions }) => suggestions),
  workbench: () => import('./ecco/workbench.ts').then(({ workbench }) => workbench),
};
export type LaterChunk = keyof typeof laterChunks;

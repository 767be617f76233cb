export type { NewPerson } from './accounts/index.ts';
export type { CountedAnswer, Scope, StoredAnswer, StoredReply } from './answers/index.ts';
export type { ApiKey, NewApiKey } from './api-keys/index.ts';
export type { Repositories } from './assembly/repositories.ts';
export type { StoredAssertion } from './assertions/index.ts';
export type { AuditLine } from './audits/index.ts';
export type {
  CandidateCounts,
  CandidateDraft,
  CandidateResult,
  CandidatesQuery,
  NewCandidate,
  RuleAtWork,
} from './candidates/index.ts';
export type { Change, ChangeTag } from './changes/change.ts';
export type { Changes } from './changes/change-channel.ts';
export type { DatabaseOptions } from './connection/connection.ts';
export type { Page, RowPage } from './connection/page.ts';
export type { StatementBounds } from './connection/statement-bounds.ts';
export type { ItemCopy } from './copies/index.ts';
export type { CrawlVisit, NewCrawl, NewCrawlPage } from './crawls/index.ts';
export type { DeletedItem } from './deleted-items/index.ts';
export type { Digest, DigestChapter, DigestPart } from './digests/index.ts';
export type { CountedName, ItemEntity, NamesQuery } from './entities/index.ts';
export { BoundsError, DeletedError } from './errors/store.errors.ts';
export { troubleOf, wasEnded } from './errors/trouble.ts';
export type { LoggedEvent, NewEvent } from './events/index.ts';
export type { Feedback, NewFeedback } from './feedback/index.ts';
export {
  type ByteRange,
  type FileStore,
  type Files,
  type Privacy,
  type PutResult,
  restrictDirectory,
  type StoredFile,
} from './files/index.ts';
export type { FundsFilter, ListedMeeting, TimeAround } from './funds/index.ts';
export type { ConnectedNode, Member, NewConnection, Node, Place } from './graph/index.ts';
export type { GraphImport, NewGraphImport } from './graph-imports/index.ts';
export type { DoubtedLine, DoubtedPlace, HearingReview, LineHearing, NewHearing } from './hearings/index.ts';
export type { Highlight } from './highlights/index.ts';
export type {
  Follow,
  FollowsOfTypes,
  Holding,
  HubFollows,
  HubSummary,
  WizardNode,
  WizardNodes,
} from './hubs/index.ts';
export type { IdentityModel, IdentityQuery, IdentityRecord } from './identity/index.ts';
export type { Insight, PeriodCounts, Periods, ThemeSpread } from './insights/index.ts';
export type { DocumentDraft, DocumentVersion, ItemDocument } from './item-documents/index.ts';
export type { ItemEdit } from './item-edits/index.ts';
export {
  boundItems,
  type Corrections,
  type Item,
  type ItemDetails,
  ItemMeta,
  type ItemWithShow,
  type LibraryPage,
  type NewItem,
  type RefusedItem,
  type ShowSize,
} from './items/index.ts';
export {
  defineQueue,
  handleJob,
  type JobContext,
  type JobDefinition,
  type JobHandler,
  type Jobs,
  type QueueDefinition,
} from './jobs/job.types.ts';
export type { ListedJob } from './jobs/job-list.ts';
export {
  compareDays,
  dayTold,
  type LedgerFilter,
  type LedgerQuery,
  type PlacedMention,
  type ProposedName,
} from './ledger/index.ts';
export type { LibraryEntry, LibraryFilter, LibraryPageQuery } from './library/index.ts';
export type { LineEdit, StandingEdit } from './line-edits/index.ts';
export type { LinkPass } from './link-passes/index.ts';
export type {
  ItemOfOrganization,
  LinkedOrganization,
  LinkedPerson,
  Owner,
  VoiceInItem,
} from './links/index.ts';
export type { DailyList, List, NewList } from './lists/index.ts';
export type { Mail } from './mails/index.ts';
export type { Meeting, MeetingDetails } from './meetings/index.ts';
export type { Merge, MergeCounts } from './merges/index.ts';
export type { GraphLine, GraphPoint } from './neighborhood/index.ts';
export type { NewNotification, Notification } from './notifications/index.ts';
export { openStore } from './open-store.ts';
export type {
  NamedOrganization,
  NewFact,
  NewOrganization,
  OrganizationChanges,
  StateCount,
} from './organizations/index.ts';
export type { NamedPerson, PersonChanges } from './people/index.ts';
export type { HistoryEntry, ReadingMark } from './reading-history/index.ts';
export type { RecordRow } from './records/index.ts';
export type { Revision } from './revisions/index.ts';
export type { Room } from './room/room.ts';
export type { AlikeItem } from './same-items/index.ts';
export type { CalledSo } from './search/called-so.ts';
export type { Hit, HitQuery, Search, SummaryMatch } from './search/search.types.ts';
export type { NewSegment, Segment, SegmentLine, SegmentMatch } from './segments/index.ts';
export type { Session } from './sessions/index.ts';
export type { CountedShow, Subject } from './show-overview/index.ts';
export type { FetchOutcome, NewShow, Show } from './shows/index.ts';
export type { FilesOptions, OpenStore, Store, Transaction } from './store.ts';
export type { AlertTurn } from './subscriptions/index.ts';
export type { Summary, SummaryParts } from './summaries/index.ts';
export type { Tag, TagWithShows } from './tags/index.ts';
export { slugOf } from './text/slug.ts';
export type { ServiceChange } from './transcription-services/index.ts';
export type { UpdateScope, UpdatesQuery } from './update-feed/index.ts';
export type { User, UserChanges } from './users/index.ts';
export type {
  AlikeVoice,
  NewVoicePrint,
  StoredVoicePrint,
  VoiceMatch,
  VoicePlace,
  VoiceReview,
} from './voices/index.ts';
export type { ListedEntry, WaitlistEntry, WaitlistQuery } from './waitlist/index.ts';

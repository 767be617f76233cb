export type { NewPerson } from './accounts/index.ts';
export type { ApiKey, NewApiKey } from './api-keys/index.ts';
export type { Repositories } from './assembly/repositories.ts';
export type { StoredAssertion } from './assertions/index.ts';
export type { BackupReport } from './backup/archive.ts';
export { type Change, type ChangeTag, changeTags } from './changes/change.ts';
export type { Changes } from './changes/change-channel.ts';
export type { DatabaseOptions } from './connection/connection.ts';
export type { Clock } from './connection/db.ts';
export type { Page, Paged } from './connection/page.ts';
export type { Digest, DigestChapter, DigestPart, NewDigest } from './digests/index.ts';
export type { CountedName, ItemEntity, Named, NamesQuery } from './entities/index.ts';
export { BoundsError } from './errors/store.errors.ts';
export type { LoggedEvent, NewEvent } from './events/index.ts';
export type { Feedback, NewFeedback } from './feedback/index.ts';
export {
  type ByteRange,
  type FileHead,
  type FileStore,
  type Files,
  keepPrivate,
  type Privacy,
  type PutFile,
  type PutResult,
  type S3Options,
  type StoredFile,
} from './files/index.ts';
export type { DueQuery } from './follows/index.ts';
export type { Highlight, NewHighlight } from './highlights/index.ts';
export type {
  IdentityCondition,
  IdentityModel,
  IdentityQuery,
  IdentityRecord,
  IdentityRepository,
} from './identity/index.ts';
export type { ItemDocument } from './item-documents/index.ts';
export {
  boundItem,
  boundItems,
  type Item,
  type ItemDetails,
  ItemMeta,
  type ItemWithShow,
  itemBounds,
  type LibraryPage,
  type LibraryQuery,
  type NewItem,
  type RefusedItem,
  type Restart,
  type ShowSize,
  type StageCommit,
  type StatusReport,
} from './items/index.ts';
export {
  defineJob,
  handleJob,
  type JobContext,
  type JobDefinition,
  type JobEvent,
  type JobHandler,
  type JobSender,
  type Jobs,
  type QueueDepth,
  type SendOptions,
} from './jobs/job.types.ts';
export type {
  DailyList,
  List,
  ListChanges,
  ListWithCount,
  NewList,
  OnboardingList,
} from './lists/index.ts';
export type { Mail, NewMail } from './mails/index.ts';
export type { Meeting, MeetingDetails } from './meetings/index.ts';
export type { NewNotification, Notification } from './notifications/index.ts';
export type { NewOneTimeToken, OneTimePurpose } from './one-time-tokens/index.ts';
export { openStore } from './open-store.ts';
export type { RateLimit, RateLimiter } from './rate-limits/index.ts';
export type { HistoryEntry, Opened, UnopenedQuery } from './reading-history/index.ts';
export type { FoundSummary, Hit, HitItem, HitQuery, Search, SearchMode } from './search/search.types.ts';
export type { NewSegment, Segment, SegmentLine } from './segments/index.ts';
export type { Session } from './sessions/index.ts';
export type { CountedShow, Subject, SubjectShow } from './show-overview/index.ts';
export type { ShowSpeaker } from './show-speakers/index.ts';
export { type FetchOutcome, type NewShow, type Show, showBounds } from './shows/index.ts';
export type { ItemStatusUpdate, StatusEntry, StatusUpdates } from './status-history/index.ts';
export type { FilesOptions, OpenStore, Store, Transaction } from './store.ts';
export type { Summary, SummaryParts } from './summaries/index.ts';
export type { Tag, TagWithShows } from './tags/index.ts';
export { slugOf } from './text/slug.ts';
export type { User, UserChanges } from './users/index.ts';
export type { ListedEntry, WaitlistEntry, WaitlistQuery } from './waitlist/index.ts';

export type { NewPerson } from './accounts/account.repository.ts';
export type { ApiKey, NewApiKey } from './api-keys/api-key.repository.ts';
export type { StoredAssertion } from './assertions/assertion.repository.ts';
export type { BackupReport } from './backup/archive.ts';
export type { Clock } from './connection/db.ts';
export type { Page, Paged } from './connection/page.ts';
export type { Repositories } from './connection/repositories.ts';
export type { Counted } from './counts/count.repository.ts';
export type { Digest, NewDigest } from './digests/digest.repository.ts';
export type { DigestChapter, DigestPart } from './digests/digest.table.ts';
export type { ItemEntity } from './entities/entity.repository.ts';
export type { CountedName, Named, NamesQuery } from './entities/entity-places.repository.ts';
export type { LoggedEvent, NewEvent } from './events/event.repository.ts';
export type { Feedback, NewFeedback } from './feedback/feedback.repository.ts';
export type { ByteRange, FileHead, FileStore, PutFile, PutResult } from './files/file-store.ts';
export type { Files } from './files/files.ts';
export { keepPrivate, type Privacy } from './files/private-directory.ts';
export type { S3Options } from './files/s3-files.ts';
export type { StoredFile } from './files/stored-file.repository.ts';
export type { Highlight, NewHighlight } from './highlights/highlight.repository.ts';
export type {
  IdentityCondition,
  IdentityModel,
  IdentityQuery,
  IdentityRecord,
  IdentityRepository,
} from './identity/identity.repository.ts';
export type { ItemDocument } from './item-documents/item-document.repository.ts';
export { boundItem, boundItems, itemBounds, type RefusedItem } from './items/item.bounds.ts';
export {
  type Item,
  type ItemDetails,
  ItemMeta,
  type ItemWithShow,
  type LibraryPage,
  type LibraryQuery,
  type NewItem,
  type Restart,
  type StageCommit,
  type StatusReport,
} from './items/item.types.ts';
export type { ShowSize } from './items/items-of-show.repository.ts';
export { slugOf } from './items/slug.ts';
export {
  defineJob,
  handleJob,
  type JobContext,
  type JobDefinition,
  type JobEvent,
  type JobFailure,
  type JobHandler,
  type JobSender,
  type Jobs,
  type QueueDepth,
  type SendOptions,
} from './jobs/job.types.ts';
export type { DailyList, UnopenedQuery } from './lists/daily-list.repository.ts';
export type { List, ListChanges, ListWithCount, NewList } from './lists/list.types.ts';
export type { OnboardingList } from './lists/onboarding-list.repository.ts';
export type { Mail, NewMail } from './mails/mail.repository.ts';
export type { Meeting, MeetingDetails } from './meetings/meeting.repository.ts';
export type { NewNotification, Notification } from './notifications/notification.repository.ts';
export type { NewOneTimeToken, OneTimePurpose } from './one-time-tokens/one-time-token.repository.ts';
export { openStore } from './open-store.ts';
export type { HistoryEntry, Opened } from './reading-history/reading-history.repository.ts';
export type { FoundSummary, Hit, HitItem, HitQuery, Search, SearchMode } from './search/search.types.ts';
export type { NewSegment, Segment, SegmentLine } from './segments/segment.types.ts';
export type { Session } from './sessions/session.repository.ts';
export type { ShowSpeaker } from './show-speakers/show-speaker.repository.ts';
export type { DueQuery } from './shows/feeds-due.repository.ts';
export { showBounds } from './shows/show.bounds.ts';
export type { FetchOutcome, NewShow, Show } from './shows/show.types.ts';
export type { CountedShow } from './shows/show-counts.repository.ts';
export type { Subject, SubjectShow } from './shows/show-subjects.repository.ts';
export type { StatusEntry } from './status-history/status-history.repository.ts';
export type { StatusUpdates } from './status-history/status-subscription.ts';
export type { ItemStatusUpdate } from './status-history/status-updates.ts';
export { BoundsError, StoreError } from './store.errors.ts';
export type {
  DatabaseOptions,
  FilesOptions,
  OpenStore,
  Store,
  StoreHealth,
  Transaction,
} from './store.ts';
export type { Summary, SummaryParts } from './summaries/summary.types.ts';
export type { Tag, TagWithShows } from './tags/tag.repository.ts';
export type { User, UserChanges } from './users/user.repository.ts';
export type { ListedEntry, WaitlistEntry, WaitlistQuery } from './waitlist/waitlist.repository.ts';

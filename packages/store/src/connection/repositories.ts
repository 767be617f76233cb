import { createAccountsRepository } from '../accounts/account.repository.ts';
import { createApiKeysRepository } from '../api-keys/api-key.repository.ts';
import { createAssertionsRepository } from '../assertions/assertion.repository.ts';
import { createCountsRepository } from '../counts/count.repository.ts';
import { createDigestsRepository } from '../digests/digest.repository.ts';
import { createEntitiesRepository } from '../entities/entity.repository.ts';
import { createEventsRepository } from '../events/event.repository.ts';
import { createFeedbackRepository } from '../feedback/feedback.repository.ts';
import { createStoredFilesRepository } from '../files/stored-file.repository.ts';
import { createFollowsRepository } from '../follows/follow.repository.ts';
import { createHighlightsRepository } from '../highlights/highlight.repository.ts';
import { createIdentityRepository } from '../identity/identity.repository.ts';
import { createItemDocumentsRepository } from '../item-documents/item-document.repository.ts';
import { createItemsRepository } from '../items/item.repository.ts';
import { createListsRepository } from '../lists/list.repository.ts';
import { createMailsRepository } from '../mails/mail.repository.ts';
import { createMeetingsRepository } from '../meetings/meeting.repository.ts';
import { createNotificationsRepository } from '../notifications/notification.repository.ts';
import { createOneTimeTokensRepository } from '../one-time-tokens/one-time-token.repository.ts';
import { createReadingHistoryRepository } from '../reading-history/reading-history.repository.ts';
import { createSecretsRepository } from '../secrets/secret.repository.ts';
import { createSegmentsRepository } from '../segments/segment.repository.ts';
import { createSessionsRepository } from '../sessions/session.repository.ts';
import { createShowSpeakersRepository } from '../show-speakers/show-speaker.repository.ts';
import { createShowsRepository } from '../shows/show.repository.ts';
import { createSpeakersRepository } from '../speakers/speaker.repository.ts';
import { createStatusHistoryRepository } from '../status-history/status-history.repository.ts';
import { createSummariesRepository } from '../summaries/summary.repository.ts';
import { createTagsRepository } from '../tags/tag.repository.ts';
import { createUsersRepository } from '../users/user.repository.ts';
import { createWaitlistRepository } from '../waitlist/waitlist.repository.ts';
import type { Clock, Db } from './db.ts';

export type Repositories = ReturnType<typeof createRepositories>;

/** Every repository over one database handle: the store's own, or that of an open transaction. */
export function createRepositories(db: Db, clock: Clock) {
  return {
    items: createItemsRepository(db, clock),
    shows: createShowsRepository(db, clock),
    segments: createSegmentsRepository(db),
    speakers: createSpeakersRepository(db),
    summaries: createSummariesRepository(db, clock),
    highlights: createHighlightsRepository(db),
    assertions: createAssertionsRepository(db),
    entities: createEntitiesRepository(db),
    digests: createDigestsRepository(db, clock),
    itemDocuments: createItemDocumentsRepository(db, clock),
    showSpeakers: createShowSpeakersRepository(db, clock),
    storedFiles: createStoredFilesRepository(db, clock),
    statusHistory: createStatusHistoryRepository(db),
    sessions: createSessionsRepository(db, clock),
    users: createUsersRepository(db, clock),
    lists: createListsRepository(db, clock),
    readingHistory: createReadingHistoryRepository(db, clock),
    follows: createFollowsRepository(db, clock),
    tags: createTagsRepository(db),
    accounts: createAccountsRepository(db, clock),
    identity: createIdentityRepository(db, clock),
    oneTimeTokens: createOneTimeTokensRepository(db, clock),
    counts: createCountsRepository(db, clock),
    secrets: createSecretsRepository(db, clock),
    waitlist: createWaitlistRepository(db, clock),
    mails: createMailsRepository(db, clock),
    meetings: createMeetingsRepository(db, clock),
    apiKeys: createApiKeysRepository(db, clock),
    events: createEventsRepository(db, clock),
    notifications: createNotificationsRepository(db, clock),
    feedback: createFeedbackRepository(db, clock),
  };
}

import { createAssertionsRepository } from '../assertions/assertion.repository.ts';
import { createEntitiesRepository } from '../entities/entity.repository.ts';
import { createStoredFilesRepository } from '../files/stored-file.repository.ts';
import { createHighlightsRepository } from '../highlights/highlight.repository.ts';
import { createIngestCountsRepository } from '../ingest-counts/ingest-count.repository.ts';
import { createItemsRepository } from '../items/item.repository.ts';
import { createSegmentsRepository } from '../segments/segment.repository.ts';
import { createSessionsRepository } from '../sessions/session.repository.ts';
import { createSetupTokensRepository } from '../setup-tokens/setup-token.repository.ts';
import { createShowsRepository } from '../shows/show.repository.ts';
import { createSpeakersRepository } from '../speakers/speaker.repository.ts';
import { createStatusHistoryRepository } from '../status-history/status-history.repository.ts';
import { createSummariesRepository } from '../summaries/summary.repository.ts';
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
    storedFiles: createStoredFilesRepository(db, clock),
    statusHistory: createStatusHistoryRepository(db),
    sessions: createSessionsRepository(db, clock),
    setupTokens: createSetupTokensRepository(db, clock),
    ingestCounts: createIngestCountsRepository(db, clock),
  };
}

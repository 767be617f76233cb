/** Every table of the store, in one place for the migration tool and the database type. */
export { assertions } from '../assertions/assertion.table.ts';
export { entities, itemEntities } from '../entities/entity.table.ts';
export { storedFiles } from '../files/stored-file.table.ts';
export { highlights } from '../highlights/highlight.table.ts';
export { ingestCounts } from '../ingest-counts/ingest-count.table.ts';
export { items } from '../items/item.table.ts';
export { segmentAliases, segments } from '../segments/segment.table.ts';
export { sessions } from '../sessions/session.table.ts';
export { setupTokens } from '../setup-tokens/setup-token.table.ts';
export { shows } from '../shows/show.table.ts';
export { speakers } from '../speakers/speaker.table.ts';
export { statusHistory } from '../status-history/status-entry.table.ts';
export { summaries } from '../summaries/summary.table.ts';

import { getTableName } from 'drizzle-orm';
import * as schema from '../connection/schema.ts';

/** Every table in an order in which rows may be inserted: what is referred to comes first. */
export const tablesInOrder: readonly string[] = [
  schema.shows,
  schema.items,
  schema.segments,
  schema.segmentAliases,
  schema.speakers,
  schema.summaries,
  schema.highlights,
  schema.assertions,
  schema.entities,
  schema.itemEntities,
  schema.storedFiles,
  schema.statusHistory,
  schema.sessions,
  schema.setupTokens,
  schema.ingestCounts,
].map((table) => getTableName(table));

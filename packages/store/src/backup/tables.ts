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
  schema.users,
  schema.accounts,
  schema.sessions,
  schema.verifications,
  schema.oneTimeTokens,
  schema.apiKeys,
  schema.waitlistEntries,
  schema.mails,
  schema.events,
  schema.notifications,
  schema.feedback,
  schema.lists,
  schema.listItems,
  schema.follows,
  schema.readingHistory,
  schema.showTags,
  schema.showSpeakers,
  schema.digests,
  schema.itemDocuments,
  schema.meetings,
  schema.meetingItems,
  schema.counts,
  schema.secrets,
].map((table) => getTableName(table));

/** Made from the others, and made again by a restore. */
export const derivedTables: readonly string[] = [getTableName(schema.summaryPassages)];

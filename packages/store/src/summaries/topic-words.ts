import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { wordsOfJson } from '../text/word-vectors.ts';

/** The labels of the key topics. */
export const topicWords = ({ analysis }: { analysis: SQLWrapper }): SQL =>
  wordsOfJson(sql`jsonb_path_query_array(${analysis}, '$.keyTopics[*].label')`);

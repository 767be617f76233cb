import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';

const cacheMax = 50_000;

export type Stemmer = {
  /** The stem of each word, null for a stop word; words are compared in lower case. */
  stems(words: Iterable<string>): Promise<Map<string, string | null>>;
};

/** The stems by which the database's own index was made, asked once for each word and cached. */
export function createStemmer(db: Db): Stemmer {
  const cache = new Map<string, string | null>();

  async function ask(words: string[]): Promise<void> {
    const { rows } = await db.execute<{ word: string; stem: string | null }>(
      sql`select word, (ts_lexize('english_stem', word))[1] as stem from unnest(${sql.param(words)}::text[]) as word`,
    );
    if (cache.size + rows.length > cacheMax) cache.clear();
    for (const { word, stem } of rows) cache.set(word, stem);
  }

  return {
    async stems(words) {
      const requested = [...new Set(words)];
      const known = new Map(
        requested.filter((word) => cache.has(word)).map((word) => [word, cache.get(word) ?? null]),
      );
      const missing = requested.filter((word) => !known.has(word));
      if (missing.length > 0) await ask(missing);
      return new Map(requested.map((word) => [word, known.get(word) ?? cache.get(word) ?? null]));
    },
  };
}

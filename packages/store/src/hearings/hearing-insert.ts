import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import type { NewHearing } from './hearing.types.ts';
import { packPlaces, packWords } from './packed-words.ts';

const batchSize = 2_000;

/** An array as PostgreSQL writes it: arrays of arrays of different lengths are no parameter. */
const literal = (numbers: readonly number[]): string | null =>
  numbers.length === 0 ? null : `{${numbers.join(',')}}`;

/** Writes how lines were transcribed, a column as one parameter, as lines are written. */
export async function insertHearings(db: Db, itemId: string, rows: readonly NewHearing[]): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    const column = <Value>(read: (row: NewHearing) => Value) => sql.param(batch.map(read));
    await db.execute(sql`
      insert into segment_hearings (segment_id, item_id, confidence, words, unsure, set_aside)
      select id, ${itemId}::uuid, confidence, words::int[], unsure::int[], set_aside
      from unnest(
        ${column(({ segmentId }) => segmentId)}::text[], ${column(({ confidence }) => confidence)}::real[],
        ${column(({ words }) => literal(packWords(words)))}::text[],
        ${column(({ unsure }) => literal(packPlaces(unsure)))}::text[],
        ${column(({ setAside }) => setAside)}::text[]
      ) as row (id, confidence, words, unsure, set_aside)`);
  }
}

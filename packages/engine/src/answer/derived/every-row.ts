import { cachedBySource } from '../../reading/cache.ts';
import { readEachTableRow } from '../../tables/read-table-rows.ts';

/** All rows of the tables of a source, those too that say otherwise than another table does. */
export const readEveryRow = cachedBySource(({ segments }) => readEachTableRow(segments));

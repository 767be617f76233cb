import { type SQL, sql } from 'drizzle-orm';

/** A page of rows, from 1; `total` counts the rows of all pages. */
export type Page = { page: number; perPage: number };
export type RowPage<Row> = { rows: Row[]; total: number };

/** No further than numbers are exact, which is far behind every last page: the database takes no larger ones. */
export const offsetOf = ({ page, perPage }: Page): number =>
  Math.min((page - 1) * perPage, Number.MAX_SAFE_INTEGER);

/**
 * A column that counts the rows of all pages beside those of one, where a condition takes so long that it is looked at
 * once; null where the count has an index of its own.
 */
export const totalBeside = (takesLong: boolean): SQL<number | null> =>
  takesLong ? sql`count(*) over ()`.mapWith(Number) : sql`null`;

/** A page with the number of all rows, which a page that is not full tells by itself; else they are counted. */
export async function paged<Row>(
  page: Page,
  rows: Row[],
  count: () => Promise<number>,
): Promise<RowPage<Row>> {
  const isLast = rows.length < page.perPage && (rows.length > 0 || page.page === 1);
  return { rows, total: isLast ? offsetOf(page) + rows.length : await count() };
}

/** The same of rows that have the number beside them, or null. */
export const pagedBeside = <Row>(
  page: Page,
  matches: readonly { row: Row; total: number | null }[],
  count: () => Promise<number>,
): Promise<RowPage<Row>> =>
  paged(
    page,
    matches.map(({ row }) => row),
    async () => matches[0]?.total ?? (await count()),
  );

import { sql } from 'drizzle-orm';

/** A page of rows, from 1; `total` counts the rows of all pages. */
export type Page = { page: number; perPage: number };
export type Paged<Row> = { rows: Row[]; total: number };

/** No further than numbers are exact, which is far behind every last page: the database takes no larger ones. */
export const offsetOf = ({ page, perPage }: Page): number =>
  Math.min((page - 1) * perPage, Number.MAX_SAFE_INTEGER);

/** Counts the rows of all pages beside those of one, for a condition that takes long: it is looked at once. */
export const countedBeside = sql<number>`count(*) over ()`.mapWith(Number);

/** A page with the number of all rows, which a page that is not full tells by itself; else they are counted. */
export async function paged<Row>(page: Page, rows: Row[], count: () => Promise<number>): Promise<Paged<Row>> {
  const isLast = rows.length < page.perPage && (rows.length > 0 || page.page === 1);
  return { rows, total: isLast ? offsetOf(page) + rows.length : await count() };
}

/** A page of rows, from 1; `total` counts the rows of all pages. */
export type Page = { page: number; perPage: number };
export type Paged<Row> = { rows: Row[]; total: number };

/** No further than numbers are exact, which is far behind every last page: the database takes no larger ones. */
export const offsetOf = ({ page, perPage }: Page): number =>
  Math.min((page - 1) * perPage, Number.MAX_SAFE_INTEGER);

import { appendAll } from '@ecco/domain';

/** Rows that are asked for with one call of many. */
const rowsAtOnce = 1_000;

type PageRequest = { page: number; per_page: number };
type ReadPage<Row> = (
  wanted: PageRequest,
) => Promise<{ rows: readonly Row[]; pagination: { pages: number } }>;

/** All rows of a list, page after page, in their order. */
export async function everyPage<Row>(read: ReadPage<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, pagination } = await read({ page, per_page: rowsAtOnce });
    appendAll(all, rows);
    if (page >= pagination.pages) return all;
  }
}

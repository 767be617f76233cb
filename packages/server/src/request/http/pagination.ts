import { orderOf, type PageQuery, type Pagination } from '@ecco/contract';
import type { Page } from '@ecco/store';

/** The page that a query asks for, as the store names it. */
export const pageOf = ({ page, per_page: perPage }: PageQuery): Page => ({ page, perPage });

type ListInput<Column extends string> = PageQuery & {
  sort?: Column | `-${Column}` | undefined;
  query?: string | undefined;
};

/** The rows that a list query asks for, as the store names them; `columns`: what the list can be ordered by. */
export const listQueryOf = <Column extends string>(input: ListInput<Column>, columns: readonly Column[]) => ({
  ...pageOf(input),
  order: orderOf(input.sort, columns),
  words: input.query,
});

/** The first row of a page, counted from 0. */
export const offsetOfPage = ({ page, perPage }: Page): number => (page - 1) * perPage;

/** What a list says of itself (D19); `total` of all pages. */
export const paginationOf = ({ page, perPage }: Page, total: number): Pagination => ({
  page,
  per_page: perPage,
  total,
  pages: Math.ceil(total / perPage),
});

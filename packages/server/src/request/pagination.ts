import type { PageQuery, Pagination } from '@ecco/contract';
import type { Page } from '@ecco/store';

/** The page that a query asks for, as the store names it. */
export const pageOf = ({ page, per_page: perPage }: PageQuery): Page => ({ page, perPage });

/** What a list says of itself (D19); `total` of all pages. */
export const paginationOf = ({ page, perPage }: Page, total: number): Pagination => ({
  page,
  per_page: perPage,
  total,
  pages: Math.ceil(total / perPage),
});

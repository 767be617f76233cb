import { z } from 'zod';
import { ImportKind, ImportReport, ImportRequest, KeptImport } from '../noun/graph-import.schema.ts';
import { PageQuery, Pagination } from '../noun/pagination.schema.ts';
import { curate, inspect } from './access.ts';
import { get, post } from './route.ts';

export const graphImportApi = {
  import: post('/manage/import', 'Look at a CSV of organizations or people row by row, or import it', curate)
    .input(ImportRequest)
    .output(ImportReport),
  list: get('/manage/imports', 'Files of organizations or people that were imported, newest first', inspect)
    .input(PageQuery)
    .output(z.object({ imports: z.array(KeptImport), pagination: Pagination })),
  export: get('/manage/export', 'All organizations or people as CSV', inspect)
    .input(z.object({ kind: ImportKind }))
    .output(z.object({ name: z.string(), csv: z.string() })),
};

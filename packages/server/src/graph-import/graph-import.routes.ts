import type { KeptImport } from '@ecco/contract';
import type { GraphImport } from '@ecco/store';
import { pageOf, paginationOf } from '../request/http/pagination.ts';
import { guarded, os } from '../request/request-context.ts';
import { exportOrganizations, exportPeople } from './graph-export.ts';
import { importGraph } from './graph-import.usecases.ts';

const take = guarded(os.graphImport.import).handler(async ({ input, context: { services, actor } }) => {
  return importGraph(services.store, input, { now: services.now(), userId: actor.userId });
});

const presentImport = ({ at, fileName, readingReport, ...taken }: GraphImport): KeptImport => ({
  ...{ id: taken.id, at: at.toISOString(), kind: taken.kind, file_name: fileName, by: taken.by },
  ...{ counts: taken.counts, reading_report: readingReport, refused: taken.refused },
});

const list = guarded(os.graphImport.list).handler(async ({ input, context: { services } }) => {
  const page = pageOf(input);
  const { rows, total } = await services.store.graphImports.page(page);
  return { imports: rows.map(presentImport), pagination: paginationOf(page, total) };
});

const give = guarded(os.graphImport.export).handler(async ({ input: { kind }, context: { services } }) => {
  const csv = await (kind === 'people' ? exportPeople : exportOrganizations)(services.store);
  return { name: `${kind}.csv`, csv };
});

export const graphImportRoutes = { import: take, list, export: give };

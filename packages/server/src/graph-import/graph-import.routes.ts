import type { KeptImport } from '@ecco/contract';
import type { GraphImport } from '@ecco/store';
import { authorize } from '../request/access/authorize.ts';
import { pageOf, paginationOf } from '../request/http/pagination.ts';
import { os } from '../request/request-context.ts';
import { exportOrganizations, exportPeople } from './graph-export.ts';
import { importGraph } from './graph-import.usecases.ts';

const take = os.graphImport.import.handler(async ({ input, context: { services, actor } }) => {
  authorize('graphImport.import', actor);
  return importGraph(services.store, input, { now: services.now(), userId: actor.userId });
});

const presentImport = ({ at, fileName, readingReport, ...taken }: GraphImport): KeptImport => ({
  ...{ id: taken.id, at: at.toISOString(), kind: taken.kind, file_name: fileName, by: taken.by },
  ...{ counts: taken.counts, reading_report: readingReport, refused: taken.refused },
});

const list = os.graphImport.list.handler(async ({ input, context: { services, actor } }) => {
  authorize('graphImport.list', actor);
  const page = pageOf(input);
  const { rows, total } = await services.store.graphImports.page(page);
  return { imports: rows.map(presentImport), pagination: paginationOf(page, total) };
});

const give = os.graphImport.export.handler(async ({ input: { kind }, context: { services, actor } }) => {
  authorize('graphImport.export', actor);
  const csv = await (kind === 'people' ? exportPeople : exportOrganizations)(services.store);
  return { name: `${kind}.csv`, csv };
});

export const graphImportRoutes = { import: take, list, export: give };

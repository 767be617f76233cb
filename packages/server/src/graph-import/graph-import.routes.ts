import { authorise } from '../request/access/authorise.ts';
import { os } from '../request/request-context.ts';
import { exportOrganisations, exportPeople } from './graph-export.ts';
import { importGraph } from './graph-import.usecases.ts';

const take = os.graphImport.import.handler(async ({ input, context: { services, actor } }) => {
  authorise('graphImport.import', actor);
  return importGraph(services.store, input, services.now());
});

const give = os.graphImport.export.handler(async ({ input: { kind }, context: { services, actor } }) => {
  authorise('graphImport.export', actor);
  const csv = await (kind === 'people' ? exportPeople : exportOrganisations)(services.store);
  return { name: `${kind}.csv`, csv };
});

export const graphImportRoutes = { import: take, export: give };

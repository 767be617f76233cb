import { defineNoun } from '../changes/noun.ts';
import { createGraphImportsRepository } from './graph-import.repository.ts';
import { graphImports } from './graph-import.table.ts';

export type { GraphImport, NewGraphImport } from './graph-import.repository.ts';

export const graphImportsNoun = defineNoun({
  tables: { graphImports },
  repository: createGraphImportsRepository,
  access: { add: { silent: 'What was imported is read from its rows alone.' }, page: 'reads' },
});

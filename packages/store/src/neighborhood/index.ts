import { defineNoun } from '../changes/noun.ts';
import { createNeighborhoodRepository } from './neighborhood.repository.ts';

export type { GraphLine, GraphPoint } from './neighborhood.types.ts';

/** The graph as it is walked; it has no rows of its own. */
export const neighborhoodNoun = defineNoun({
  tables: {},
  repository: createNeighborhoodRepository,
  access: { point: 'reads', neighbors: 'reads', lines: 'reads' },
});

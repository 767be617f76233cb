export { type Expansion, expandQuery } from './expand-query.ts';
export { flavorTerms } from './term-index.ts';

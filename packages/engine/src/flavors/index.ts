export { type Expansion, expandQuery } from './expand-query.ts';
export { defaultFlavor, type FlavorName } from './flavor.type.ts';
export { flavorTerms } from './term-index.ts';

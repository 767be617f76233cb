export { type Expansion, expandQuery } from './expand-query.ts';
export {
  defaultFlavor,
  type FlavorName,
  flavorNames,
  type TermCategory,
  type TermsByCategory,
  termCategories,
} from './flavor.type.ts';
export { flavorTerms } from './term-index.ts';

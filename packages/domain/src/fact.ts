import type { GraphProvenance } from './graph.ts';

/** What is known of an organization as of a day (D42): dollars, people, words, percent, percent. */
export const factKinds = [
  'total_assets',
  'total_members',
  'headquarters',
  'funded_ratio',
  'assumed_return',
] as const;
export type FactKind = (typeof factKinds)[number];

/** A newer one does not replace an older one. `asOf` as yyyy-mm-dd. */
export type Fact = {
  id: string;
  organizationId: string;
  kind: FactKind;
  value: number | null;
  words: string | null;
  asOf: string;
  provenance: GraphProvenance;
  /** Where it is said, as a person reads it. */
  source: string | null;
  sourceUrl: string | null;
  createdAt: Date;
};

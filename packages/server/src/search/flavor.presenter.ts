import type { SearchFlavor } from '@ecco/contract';
import type { FlavorName } from '@ecco/domain';
import { flavorTerms } from '@ecco/engine';

type Groups = readonly (readonly string[])[];
const copied = (groups: Groups): string[][] => groups.map((group) => [...group]);

/** The terms of a flavor, and the organizations that the library names most. */
export function presentFlavor(name: FlavorName, organizations: string[]): SearchFlavor {
  const terms = flavorTerms(name);
  return {
    name,
    terms: {
      financial_instruments: copied(terms.financial_instruments),
      asset_classes: copied(terms.asset_classes),
      strategies: copied(terms.strategies),
      concepts: copied(terms.concepts),
      regions_and_markets: copied(terms.regions_and_markets),
      performance_metrics: copied(terms.performance_metrics),
      regulations_and_compliance: copied(terms.regulations_and_compliance),
    },
    entities: { organizations },
  };
}

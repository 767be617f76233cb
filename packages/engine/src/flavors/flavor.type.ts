/** What an installation listens for. The names are those of the API. */
export const flavorNames = ['US_Pension_Funds', 'Private_Equity', 'Default'] as const;
export type FlavorName = (typeof flavorNames)[number];
/** What an item is read for where nobody chose. */
export const defaultFlavor: FlavorName = 'US_Pension_Funds';

export const termCategories = [
  'financial_instruments',
  'asset_classes',
  'strategies',
  'concepts',
  'regions_and_markets',
  'performance_metrics',
  'regulations_and_compliance',
] as const;
export type TermCategory = (typeof termCategories)[number];

/** Ways to say the same; the first is what it is called by. */
export type TermGroup = readonly [string, ...string[]];
export type TermsByCategory = Readonly<Record<TermCategory, readonly TermGroup[]>>;

/** What an installation listens for: an item is read in its terms, and a search widened by them. */
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

/** What the terms are called by that a search is suggested; they come with the terms. */
export const suggestions = {
  suggestion: {
    label: 'Suggested terms',
    category: {
      financial_instruments: 'Financial instruments',
      asset_classes: 'Asset classes',
      strategies: 'Strategies',
      concepts: 'Concepts',
      regions_and_markets: 'Regions and markets',
      performance_metrics: 'Performance metrics',
      regulations_and_compliance: 'Regulations and compliance',
    },
  },
} as const;

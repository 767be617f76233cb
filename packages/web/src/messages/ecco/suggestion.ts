/** What is suggested in the field of a search: terms of a flavor, filters and their values. They come with the field. */
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
    filters: 'Filters',
    filter: {
      speaker: 'who says it',
      org: 'an organization it names',
      person: 'a person it names',
      show: 'a podcast or publication',
      kind: 'episode, video, article, document …',
      theme: 'one of the seven themes',
      after: 'a day or a year',
      before: 'a day or a year',
      age: 'such as <30d',
      has: 'figure, video, pdf',
      is: 'highlight, summary, mine',
    },
    values: {
      speaker: 'Speakers',
      org: 'Organizations',
      person: 'People',
      show: 'Shows',
      other: 'Values',
    },
    items_one: '{{count}} item',
    items_other: '{{count}} items',
  },
} as const;

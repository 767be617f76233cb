/** What a search may be narrowed by, besides its words: `name:value`. */
export const searchOperators = [
  'speaker',
  'org',
  'person',
  'show',
  'kind',
  'theme',
  'after',
  'before',
  'age',
  'has',
  'is',
] as const;
export type SearchOperator = (typeof searchOperators)[number];

/** Operators whose values are names that the library holds. */
export const namingOperators = ['speaker', 'org', 'person', 'show'] as const;
export type NamingOperator = (typeof namingOperators)[number];

/** `has:`, what comes with a passage or its item. */
export const havingValues = ['figure', 'video', 'pdf'] as const;
export type HavingValue = (typeof havingValues)[number];

/** `is:`, what a passage is, or whose its item is. */
export const beingValues = ['highlight', 'summary', 'mine'] as const;
export type BeingValue = (typeof beingValues)[number];

export const isOperator = (name: string): name is SearchOperator =>
  searchOperators.some((operator) => operator === name);

export const isNaming = (operator: string): operator is NamingOperator =>
  namingOperators.some((naming) => naming === operator);

/** Where the page of a meeting tells what its minutes lack. */
export const comparisonId = 'said-not-in-minutes';

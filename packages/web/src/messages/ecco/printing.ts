/** What only an item on paper says. */
export const printingWords = {
  printing: {
    print: 'Print',
    back: 'Back to the page',
    preparing: 'Fetching {{loaded}} of {{total}} lines',
    failed: 'Some lines could not be fetched. What is here can be printed; try again for the rest.',
    retry: 'Try again',
    source: 'Source: {{address}}',
    made: 'Printed from {{address}} on {{date}}',
  },
} as const;

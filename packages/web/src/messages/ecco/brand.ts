/** What the product is called. */
export const brand = { brand: { name: 'Ecco' } } as const;

import { expect, it } from 'vitest';
import { proveQuote } from './quote.ts';

const source =
  'The board of the Alder Fund voted to lower the assumed rate of return to 6.8 percent in March.';

it('finds a quote letter for letter, with quotation marks, case and white space folded', () => {
  expect(proveQuote('the alder  fund voted to LOWER', source)).toMatchObject({
    exact: true,
    run: 'the Alder Fund voted to lower',
  });
});

it('finds one contiguous run with at least 85 percent of the words', () => {
  const proved = proveQuote('The board of Alder Fund voted to lower the assumed rate of return', source);
  expect(proved).toMatchObject({ exact: false, run: expect.stringContaining('The board of the Alder Fund') });
});

it.each(['', 'The board voted to raise contributions for all employers', 'rate March board voted percent'])(
  'refuses "%s"',
  (quote) => {
    expect(proveQuote(quote, source)).toBeNull();
  },
);

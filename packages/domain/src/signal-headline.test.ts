import { expect, it } from 'vitest';
import { plainTerms } from './amount.ts';
import { type SignalFields, signalHeadline } from './signal-headline.ts';

const commitment: SignalFields = {
  ...{ kind: 'commitment', stage: 'approved', who: null, manager: null, assetClass: null, strategy: null },
  ...{ consultant: null, person: null, measure: null, effective: null, about: null, sentences: [] },
  ...{ vehicle: 'Hazelmoor Timber Fund II', amount: 25e6, amountTerms: null, currency: 'USD' },
  vote: { yes: 4, no: 1, abstain: null },
};

it.each([
  [{ bound: 'at_most' }, 'Commitment approved: up to $25 million to Hazelmoor Timber Fund II, 4–1'],
  [{ to: 40e6 }, 'Commitment approved: $25 million to $40 million to Hazelmoor Timber Fund II, 4–1'],
  [{ yearly: true }, 'Commitment approved: $25 million a year to Hazelmoor Timber Fund II, 4–1'],
  [
    { from: 15e6 },
    'Commitment increase approved: Hazelmoor Timber Fund II, from $15 million to $25 million, 4–1',
  ],
  [
    { from: 35e6 },
    'Commitment reduction approved: Hazelmoor Timber Fund II, from $35 million to $25 million, 4–1',
  ],
] as const)('tells a sum with what is said of it: %o', (terms, headline) => {
  expect(signalHeadline({ ...commitment, amountTerms: { ...plainTerms, ...terms } })).toBe(headline);
});

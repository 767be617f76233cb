import { expect, it } from 'vitest';
import { idleAssertionFaults } from './idle-assertions.ts';

const faultsOf = (received: string, matcher: string) =>
  idleAssertionFaults([{ path: 'a.test.ts', text: `\n\nexpect(${received}).${matcher};` }]);

it.each([
  ["screen.getByText('Fees')", 'toBeTruthy()'],
  ["await screen.findByRole('link', { name: label('a') })", 'toBeDefined()'],
  ["screen.getByRole<HTMLInputElement>('textbox')", 'not.toBeNull()'],
  ["\n  within(box).getAllByRole('row')\n", 'toBeTruthy()'],
  ['true', 'toBe(true)'],
  ["'fees'", "toContain('fee')"],
])('%s %s cannot fail', (received, matcher) => {
  expect(faultsOf(received, matcher)).toEqual([expect.stringMatching(/^a\.test\.ts:3: /)]);
});

it.each([
  ["screen.getByText('Fees')", 'toBeShown()'],
  ["screen.queryByText('Fees')", 'toBeNull()'],
  ["screen.getByText('Fees').closest('li')", 'toBeTruthy()'],
  ["screen.getByText('Fees').getAttribute('href')", 'toBeNull()'],
  ["screen.getAllByRole('row')", 'toHaveLength(2)'],
  ["await accounts.findByEmail('a@fund.example')", 'toBeNull()'],
  ['isOpen(true)', 'toBe(true)'],
])('%s %s can', (received, matcher) => {
  expect(faultsOf(received, matcher)).toEqual([]);
});

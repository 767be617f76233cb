import { expect, it } from 'vitest';
import { occupationIn } from './occupation.ts';
import { officeIn } from './office.ts';

it.each([
  ['Joined by our chairman and CEO, Mark Alder, and CFO, Jane Birch.', 'Mark Alder', 'chief executive'],
  [
    'Joined by our chairman and CEO, Mark Alder, and CFO, Jane Birch.',
    'Jane Birch',
    'chief financial officer',
  ],
  [
    'Here are Jane Birch, CFO, Mark Alder, president and CEO and Susan Oak, COO.',
    'Mark Alder',
    'chief executive',
  ],
  [
    'With us is President and CEO, Mark Alder, CFO and treasurer, Jane Birch.',
    'Jane Birch',
    'chief financial officer',
  ],
  ['I hand over to Peter Cedar, Managing Director Investor Relations.', 'Peter Cedar', 'investor relations'],
  ['Thank you, Mark Alder, and our CFO will join.', 'Mark Alder', null],
  [
    'Welcome Mark Alder, who is chief executive of the Cedar Council, and Jane Birch, who is deputy chief executive of it.',
    'Jane Birch',
    'deputy chief executive',
  ],
  ['Here is Jane Birch, acting CFO.', 'Jane Birch', 'acting chief financial officer'],
  ['Here is Jane Birch, co-CEO of Oak.', 'Jane Birch', 'co-chief executive'],
  ['Here is Jane Birch, co-founder of Oak.', 'Jane Birch', 'co-founder'],
  ['Here is Jane Birch, former CEO and trustee.', 'Jane Birch', 'trustee'],
])('"%s" makes %s', (words, name, role) => {
  expect(officeIn(words, name)?.role ?? null).toBe(role);
});

it('takes the organization an office is of', () => {
  expect(officeIn('Mark Alder, CEO of Birch Partners, speaks.', 'Mark Alder')?.organisation).toBe(
    'Birch Partners',
  );
  expect(officeIn('Mark Alder, Vice President of Finance, speaks.', 'Mark Alder')?.organisation).toBeNull();
});

it('reads what a guest does', () => {
  expect(
    occupationIn('Jane Birch, who is the product lead for pensions at Oak, and more.', 'Jane Birch'),
  ).toEqual({
    role: 'product lead for pensions',
    organisation: 'Oak',
  });
});

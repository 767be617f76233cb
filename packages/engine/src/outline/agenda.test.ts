import { expect, it } from 'vitest';
import { agendaTitle } from './agenda.ts';

it.each([
  [
    'Thank you. Item number 5 is the actuarial valuation report. Staff, please.',
    'Actuarial Valuation Report',
  ],
  [
    'We move to agenda item 7b, review of private markets, and I call on Mr. Alder.',
    'Review of Private Markets',
  ],
  ['The next item on our agenda is approval of the minutes.', 'Approval of the Minutes'],
])('the item called in "%s" is the title', (opening, title) => {
  expect(agendaTitle(opening)).toBe(title);
});

it.each(['The next item is what we talked about.', 'Item 4 was withdrawn by you.', 'An item of clothing.'])(
  'nothing is called in "%s"',
  (opening) => {
    expect(agendaTitle(opening)).toBe('');
  },
);

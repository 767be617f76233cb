import { expect, it } from 'vitest';
import { provedFigures } from './proved-figures.ts';
import { stanceOf } from './stance.ts';

it.each([
  ['Revenue grew 12 percent.', 'positive'],
  ['Revenue fell 12 percent.', 'negative'],
  ['The unfunded liability goes up by $2 billion.', 'negative'],
  ['The unfunded liability came down by $2 billion.', 'positive'],
  ['Operating expenses rose 4 percent.', 'neutral'],
  ['We cut operating costs by 4 percent.', 'neutral'],
  ['There was a decrease in our delinquencies of 20 basis points.', 'positive'],
  ['Inflation fell to 3 percent.', 'positive'],
  ['Higher costs weighed on the plant.', 'neutral'],
  ['Costs did not increase.', 'neutral'],
  ['Losses went from $2 million to $5 million.', 'negative'],
  ['Benefit payments run about 19 million a month.', 'neutral'],
  // Of debt, costs and losses no mark is sure.
  ['Our leverage, measured by net debt to EBITDA, was 2.4 times, down from 3 times a year ago.', 'neutral'],
  [
    'Including the sale of mills, we have reduced our total net debt balance by over $300 million.',
    'neutral',
  ],
  ['We repaid $90 million of debt in May, down to $40 million.', 'neutral'],
  ['Staff expenses increased by $3.7 million, resulting from higher travel and labor costs.', 'neutral'],
  ['Our net debt position, during the first quarter, increased by $40 million.', 'neutral'],
  ['The expense ratio of the plan was 21.7%, up 110 basis points.', 'neutral'],
  ['Repair expenses as reported were down $12.6 million, a reduction that a rule explains.', 'neutral'],
  ['The number of delinquencies fell.', 'positive'],
  ['Members will benefit from the new plan.', 'positive'],
  ['Mix B takes real estate down from 12 to ten and private equity goes up from 10 to 12.', 'neutral'],
  ['Real estate is down 12 percent.', 'negative'],
  ['The manager was behind by 90 basis points in the month.', 'negative'],
  // What moves is the other measure.
  ['Costs of sales aside, revenue rose 4 percent.', 'positive'],
  ['Revenue net of costs increased 4 percent.', 'positive'],
  ['Private equity was the main detractor: it gained 6 percent while its benchmark gained 15.', 'negative'],
  ['Staff recommended up to $175 million for Larch Partners IV.', 'neutral'],
  ['The funded ratio is up to 82.6 percent.', 'positive'],
  ['The board met in May.', 'neutral'],
  // What a price, a weight, a bound or a term comes to is neither good nor bad.
  ['The second is up to $125 million to the Larch Grid Fund II.', 'neutral'],
  ['The fund charges 1.1 percent, and a performance fee of 10 percent above 8 percent.', 'neutral'],
  ['Larch IV has a fee of 1.25% and carried interest of 15% above a preferred return of 7%.', 'neutral'],
  ['We negotiated the management fee down from 1.4% to 1.2%.', 'neutral'],
  ['Staff negotiated a reduction to 1.2% and a right of up to $60 million.', 'neutral'],
  ['Commitments are now a range, from 400 to 800 million a year.', 'neutral'],
  ['Roll if the fee on the new vehicle is below one percent.', 'neutral'],
  ['Public equity goes from 48% down to 42.', 'neutral'],
  ['Alder receives 70 percent of the lending revenue and expects to receive 90 percent.', 'neutral'],
  ['Expenses were $7.9 million, 4.2% below budget.', 'neutral'],
  ['They sold the assets concerned.', 'neutral'],
  ['They are concerned about rates.', 'negative'],
])('"%s" is %s', (sentence, stance) => {
  expect(stanceOf(sentence, provedFigures(sentence))).toBe(stance);
});

import { expect, it } from 'vitest';
import { provedFigures } from './proved-figures.ts';
import { stanceOf } from './stance.ts';

it.each([
  ['Revenue grew 12 percent.', 'positive'],
  ['Revenue fell 12 percent.', 'negative'],
  ['The unfunded liability goes up by $2 billion.', 'negative'],
  ['The unfunded liability came down by $2 billion.', 'positive'],
  ['Operating expenses rose 4 percent.', 'negative'],
  ['We cut operating costs by 4 percent.', 'positive'],
  ['There was a decrease in our delinquencies of 20 basis points.', 'positive'],
  ['Inflation fell to 3 percent.', 'positive'],
  ['Higher costs weighed on the plant.', 'negative'],
  ['Costs did not increase.', 'positive'],
  ['Losses went from $2 million to $5 million.', 'negative'],
  ['Benefit payments run about 19 million a month.', 'neutral'],
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
  ['They sold the assets concerned.', 'neutral'],
  ['They are concerned about rates.', 'negative'],
])('"%s" is %s', (sentence, stance) => {
  expect(stanceOf(sentence, provedFigures(sentence))).toBe(stance);
});

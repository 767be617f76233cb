import { expect, it } from 'vitest';
import { applyEdits, digitEdits } from './write-digits.ts';

it.each([
  ['Revenue was four point six billion dollars, up twenty two percent.', 'Revenue was $4.6 billion, up 22%.'],
  ['We expect that in twenty twenty two.', 'We expect that in 2022.'],
  ['In q four we lost a hundred and twelve million dollars.', 'In Q4 we lost $112 million.'],
  ['It is twenty eight dollars seventy seven cents a share.', 'It is $28.77 a share.'],
  ['It earned a dollar fifty nine per share.', 'It earned $1.59 per share.'],
  ['It is not to exceed seventy-five hundred dollars.', 'It is not to exceed $7,500.'],
  ['We take that risk for one basis point.', 'We take that risk for 1 basis point.'],
  ['Two of the three trustees agreed.', 'Two of the three trustees agreed.'],
  ['It goes from five to six percent.', 'It goes from 5 to 6%.'],
  ['We expect two to three million dollars.', 'We expect $2 to $3 million.'],
  ['It is one billion thirty million dollars.', 'It is $1,030,000,000.'],
  ['It was twenty point zero percent.', 'It was 20.0%.'],
  ['It lost minus five percent.', 'It lost -5%.'],
  ['It moved two one five basis points.', 'It moved two one five basis points.'],
  ['It is one thousand and fifty million dollars.', 'It is one thousand and fifty million dollars.'],
])('writes "%s" for reading', (spoken, written) => {
  expect(applyEdits(spoken, digitEdits(spoken))).toBe(written);
});

import { expect, it } from 'vitest';
import { proveNumbers } from '../proof/numbers.ts';
import { writeDigits } from './write-digits.ts';

it.each([
  ['Revenue was four point six billion dollars, up twenty two percent.', 'Revenue was $4.6 billion, up 22%.'],
  ['We expect that in twenty twenty two.', 'We expect that in 2022.'],
  ['In q four we lost a hundred and twelve million dollars.', 'In Q4 we lost $112 million.'],
  ['It is twenty eight dollars seventy seven cents a share.', 'It is $28.77 a share.'],
  ['It earned a dollar fifty nine per share.', 'It earned $1.59 per share.'],
  ['We take that risk for one basis point.', 'We take that risk for 1 basis point.'],
  ['Two of the three trustees agreed.', 'Two of the three trustees agreed.'],
])('writes "%s" for reading', (spoken, written) => {
  expect(writeDigits(spoken)).toBe(written);
  expect(proveNumbers(written, spoken)).toEqual([]);
});

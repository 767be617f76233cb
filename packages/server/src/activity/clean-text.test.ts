import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

it.each([
  ['as it is: <b>é😀</b>  &', 'as it is: <b>é😀</b>  &'],
  ['one\r\ntwo\tthree\u2028four', 'one two three four'],
  ['a\u0000b\u001b[31mc\u007f\u0085d', 'ab[31mcd'],
  ['half \ud83d', 'half \ufffd'],
])('%j becomes %j', (text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

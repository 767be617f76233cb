import { expect, it } from 'vitest';
import { isSameNumber, isSwapped, type SpokenNumeral, saidNumbers } from './said-number.ts';

const only = (text: string): SpokenNumeral => saidNumbers(text)[0] ?? expect.fail(`no number in ${text}`);

it.each([
  ['four point eight three billion', 4.83, 1e9],
  ['$38,400', 38_400, null],
  ['sixty-two million', 62, 1e6],
])('reads %s', (text, mantissa, scale) => {
  expect(only(text)).toMatchObject({ mantissa, scale });
});

it('knows the same number said shortly', () => {
  expect(isSameNumber(only('fifty million'), only('scratch fifty'))).toBe(true);
  expect(isSameNumber(only('fifty million'), only('fifty thousand'))).toBe(false);
});

it('knows digits in another order, and neither a percentage nor another size', () => {
  expect(isSwapped(only('157 million'), only('175'))).toBe(true);
  expect(isSwapped(only('25%'), only('52 million'))).toBe(false);
  expect(isSwapped(only('5.2'), only('25'))).toBe(false);
});

import type { Chance } from './random.fixture.ts';
import { sayBelow, sayDecimal, sayDigits, sayWhole } from './say-number.fixture.ts';

/** What a figure is: 'count' is a number without a unit. */
export type TrueFigure = { value: number; unit: 'usd' | 'percent' | 'basis-points' | 'cents' | 'count' };

/** A sentence with figures whose values are known from how it was made. */
export type FigureCase = { kind: string; text: string; figures: TrueFigure[] };

/** Words that say figures, and what they say. */
export type FigureWords = { words: string; figures: TrueFigure[] };

const said = (words: string, unit: TrueFigure['unit'], ...values: number[]): FigureWords => ({
  words,
  figures: values.map((value) => ({ value: Number(value.toPrecision(12)), unit })),
});

const scales = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 } as const;
type Scale = keyof typeof scales;

const decimalOf = (chance: Chance, most: number): string => `${chance.whole(0, most)}.${chance.whole(1, 9)}`;

/** A number without its unit, as words and as a value. */
function plain(chance: Chance, most = 999): { words: string; value: number } {
  if (chance.whole(0, 2) > 0) {
    const value = chance.whole(1, most);
    return { words: sayWhole(value, chance), value };
  }
  const decimal = decimalOf(chance, Math.min(most, 400));
  return { words: sayDecimal(decimal, chance), value: Number(decimal) };
}

function amount(chance: Chance): FigureWords {
  const scale = chance.pick<Scale>(['million', 'billion', 'thousand', 'trillion']);
  const { words, value } = plain(chance);
  const whole = chance.whole(1001, 999_999_999);
  const digits = decimalOf(chance, 900);
  const worth = Number(digits) * scales[scale];
  return chance.pick([
    said(`${words} ${scale} dollars`, 'usd', value * scales[scale]),
    said(`${words} ${scale}`, 'count', value * scales[scale]),
    said(`${sayWhole(whole, chance)} dollars`, 'usd', whole),
    said(`$${digits} ${scale}`, 'usd', worth),
    said(`$${digits} ${scale.charAt(0).toUpperCase()}${scale.slice(1)}`, 'usd', worth),
    said(`$${digits}-${scale}`, 'usd', worth),
    said(`${digits} ${scale} dollars`, 'usd', worth),
    said(`$${whole.toLocaleString('en-US')}`, 'usd', whole),
    said(`$${digits}${chance.pick(['M', 'm', ' mn', ' mil'])}`, 'usd', Number(digits) * 1e6),
    said(`$${digits}${chance.pick(['B', 'bn', ' bn'])}`, 'usd', Number(digits) * 1e9),
  ]);
}

function percentage(chance: Chance): FigureWords {
  const { words, value } = plain(chance, 120);
  const digits = decimalOf(chance, 90);
  const whole = chance.whole(1, 60);
  return chance.pick([
    said(`${words} percent`, 'percent', value),
    said(`${words} per cent`, 'percent', value),
    said(`${chance.pick(['minus', 'negative'])} ${words} percent`, 'percent', -value),
    said(`${digits}${chance.pick(['%', ' percent', ' per cent'])}`, 'percent', Number(digits)),
    said(`-${digits}%`, 'percent', -Number(digits)),
    said(`${sayWhole(whole, chance)} and a half percent`, 'percent', whole + 0.5),
    said(`${sayWhole(whole, chance)} and three quarters percent`, 'percent', whole + 0.75),
    said('half of one percent', 'percent', 0.5),
    said('a quarter of a percent', 'percent', 0.25),
    said(`point ${sayDigits(String(chance.whole(1, 9)))} percent`, 'percent'),
    said(`${sayWhole(whole, chance)} percentage points`, 'percent', whole),
  ]);
}

function range(chance: Chance): FigureWords {
  const low = chance.whole(1, 40);
  const high = low + chance.whole(1, 40);
  const [first, second] = [sayWhole(low, chance), sayWhole(high, chance)];
  const digits = [String(low), `${high}.${chance.whole(1, 9)}`] as const;
  const both = [low, Number(digits[1])] as const;
  const million = (...values: number[]) => values.map((value) => value * 1e6);
  const hundreds = chance.whole(1, 8);
  return chance.pick([
    said(`${first} to ${second} percent`, 'percent', low, high),
    said(`between ${first} and ${second} percent`, 'percent', low, high),
    said(`${first} or ${second} percent`, 'percent', low, high),
    said(`${first} to ${second} million dollars`, 'usd', ...million(low, high)),
    said(`between ${first} and ${second} million dollars`, 'usd', ...million(low, high)),
    said(`$${digits[0]} to $${digits[1]} million`, 'usd', ...million(...both)),
    said(`$${digits[0]}-$${digits[1]} million`, 'usd', ...million(...both)),
    said(`between $${digits[0]} and $${digits[1]} million`, 'usd', ...million(...both)),
    said(`${digits[0]} to ${digits[1]} percent`, 'percent', ...both),
    said(`${digits[0]}-${digits[1]}%`, 'percent', ...both),
    said(`${digits[0]}% to ${digits[1]}%`, 'percent', ...both),
    said(`$${hundreds}00 million to $1 billion`, 'usd', hundreds * 1e8, 1e9),
    said(
      `${sayWhole(hundreds * 100, chance)} to ${sayWhole(hundreds * 100 + 50, chance)} million dollars`,
      'usd',
      ...million(hundreds * 100, hundreds * 100 + 50),
    ),
    said(`between one hundred and one hundred fifty million dollars`, 'usd', 1e8, 1.5e8),
    said(`two or three hundred dollars`, 'usd', 200, 300),
    said(`eight to nine hundred million dollars`, 'usd', 8e8, 9e8),
    said(`${first}, ${second} percent`, 'percent', low, high),
    said(`three, four hundred million dollars`, 'usd', 3e8, 4e8),
    said(`seven to seven ${sayDigits(String(chance.whole(1, 9)))}`, 'percent'),
    said(
      `${sayDigits(`${hundreds}`)} and a quarter to ${sayDigits(`${hundreds + 1}`)} percent`,
      'percent',
      hundreds + 0.25,
      hundreds + 1,
    ),
  ]);
}

function basisPoints(chance: Chance): FigureWords {
  const value = chance.whole(1, 999);
  const pairs = chance.whole(1, 9) * 100 + chance.whole(11, 99);
  const low = chance.whole(1, 9) * 5;
  return chance.pick([
    said(`${sayWhole(value, chance)} basis ${chance.pick(['points', 'point'])}`, 'basis-points', value),
    said(`${value} ${chance.pick(['basis points', 'bps', 'basis point'])}`, 'basis-points', value),
    said(`${sayDigits(String(chance.whole(101, 999)))} basis points`, 'basis-points'),
    said(
      `${sayBelow(Math.floor(pairs / 100), chance)} ${sayBelow(pairs % 100, chance)} basis points`,
      'basis-points',
      pairs,
    ),
    said(
      `${sayWhole(low, chance)} to ${sayWhole(low + 25, chance)} basis points`,
      'basis-points',
      low,
      low + 25,
    ),
    said(`${low} to ${low + 25} basis points`, 'basis-points', low, low + 25),
    said(`minus ${sayWhole(value, chance)} basis points`, 'basis-points', -value),
  ]);
}

function perShare(chance: Chance): FigureWords {
  const dollars = chance.whole(2, 60);
  const cents = chance.whole(21, 99);
  const price = dollars + cents / 100;
  const each = chance.pick(['per share', 'a share', 'per diluted share']);
  return chance.pick([
    said(`a dollar ${sayBelow(cents, chance)} ${each}`, 'usd', 1 + cents / 100),
    said(`${sayWhole(dollars, chance)} dollars and ${sayBelow(cents, chance)} cents ${each}`, 'usd', price),
    said(`${sayWhole(dollars, chance)} dollars ${sayBelow(cents, chance)} cents ${each}`, 'usd', price),
    said(`${sayWhole(dollars, chance)} dollars ${sayBelow(cents, chance)} ${each}`, 'usd', price),
    said(
      `${sayBelow(dollars % 20, chance)} ${sayBelow(cents, chance)} ${each}`,
      'usd',
      (dollars % 20) + cents / 100,
    ),
    said(`${sayBelow(cents, chance)} cents ${each}`, 'cents', cents),
    said(`$${price.toFixed(2)} ${each}`, 'usd', price),
    said(`$0.${cents} ${each}`, 'usd', cents / 100),
  ]);
}

export const amountKinds = { amount, percentage, range, 'basis points': basisPoints, 'per share': perShare };
export { said };

import { describe, expect, it } from 'vitest';
import { sureThemeOf, themeOf } from './theme.ts';

describe('the theme of a sentence', () => {
  it.each([
    [1, 'The board voted to commit $45 million to Oak Infrastructure Partners IV.'],
    [1, 'We repurchased six million shares and paid a dividend to shareholders.'],
    [2, 'Operating income rose 32% to $941 million compared to the prior year.'],
    [3, 'In October we completed the acquisition of Birch, the third deal this year.'],
    [4, 'Shipments were late since both plants ran short of capacity and the supply chain broke.'],
    [5, 'Inflation and the recovery of the economy will decide where markets go.'],
    [6, 'The commission opened a court case under the new legislation.'],
    [7, 'Our employees welcomed Jane Alder, who joined as chief financial officer.'],
  ])('is %i of "%s"', (theme, sentence) => {
    expect(themeOf(sentence)?.theme).toBe(theme);
  });

  it.each([
    'All in favor say aye.',
    'I call to order the regular meeting of the Board of Trustees of the Alder System.',
    'You can download the code and run your own nodes.',
    'I think that is the main point here, you know.',
  ])('is none of "%s"', (sentence) => {
    expect(themeOf(sentence)).toBeNull();
  });

  it.each([
    [2, "The Alder Public Employees' Retirement System returned 3.1 percent in the quarter."],
    [
      2,
      'Measured to June, the median had returned a net 14.2 percent against 11.8 percent for buyout funds.',
    ],
    [
      1,
      'The Alder State Investment Board ends its arrangement with two outside managers, by the narrowest of margins.',
    ],
    [1, 'We expect to raise between $24 billion and $26 billion in the full year.'],
    [2, 'The small-cap manager was behind by 90 basis points in the one month.'],
    [2, 'On average, the managers had beaten their benchmark by 180 basis points a year for three years.'],
    [2, 'The investment return of the fund was 9 percent, a point above its benchmark.'],
    [2, "We're invested in their third fund, and that's at a net eleven percent so far."],
    [2, 'We are pleased to have closed the year in a profitable position.'],
    [2, 'Our venture investments lost 6 percent in the quarter.'],
    [2, 'The private credit portfolio earned 9.4 percent net for the year.'],
    [2, 'Since inception the co-investment program has a multiple of 1.8.'],
    [
      2,
      'On average, the managers we hired had beaten their benchmark by 180 basis points a year before we hired them.',
    ],
    [1, 'We hired an independent firm for one job, for $85,000.'],
    [1, 'In fifteen years the fund had hired 23 managers and fired 19.'],
    [7, 'They hired 30 store managers and a head of staff training.'],
    [3, 'They acquired a 30 percent stake in a private credit manager.'],
    [4, 'The platform has 1 million new users and two thousand customers.'],
  ])('is %i, and not what a name or an idiom sounds like, of "%s"', (theme, sentence) => {
    expect(themeOf(sentence)?.theme).toBe(theme);
  });

  it('is not told by the title of whoever speaks', () => {
    expect(themeOf('Trustee Birch asked that the item be removed.')?.theme).not.toBe(7);
  });

  it('comes with how likely it is', () => {
    const chance = themeOf('Operating income rose 32% to $941 million.')?.chance ?? 0;
    expect(chance).toBeGreaterThan(0.5);
    expect(chance).toBeLessThanOrEqual(1);
  });

  it.each([
    'In 2018 we spent 61% of our time with managers who ran, all together, 20% of the money.',
    'An outsourced firm offered to run the whole thing for 19 basis points.',
    'Of the 400 largest loans, 118 appear in more than one portfolio, and 23 in four or more.',
    "If 5% of the investors ask to leave and the loans can't be sold, then someone has to close the gate.",
    'Ours is four percent of the first and two percent of the second.',
    "Lanternfield wants 5% of the fund, that's $190 million, in two managers.",
    'We hired an independent firm for one job, for $85,000.',
  ])('is told of none where it is in doubt: "%s"', (sentence) => {
    expect(sureThemeOf(sentence)).toBeNull();
  });

  it('is told where it is sure', () => {
    expect(
      sureThemeOf('The fee-related earnings margin was 49.4 percent, down from 50.6 percent.')?.theme,
    ).toBe(2);
  });
});

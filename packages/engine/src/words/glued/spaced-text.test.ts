import { describe, expect, it } from 'vitest';
import { withSpaces } from './spaced-text.ts';

const rows = [
  'Cashandcashequivalents',
  'Costofgoodssold',
  'Netincomeattributabletocommonshareholders',
  'Totalliabilitiesandshareholdersequity',
];
const read = (line: string) => withSpaces([...rows, line]).at(-1);

describe('a source that lost its spaces', () => {
  it.each([
    ['Totalrevenues', 'Total revenues'],
    ['Netincome(loss)attributabletoAlderHealth', 'Net income (loss) attributable to Alder Health'],
    ['FortheYearsEndedDecember31,', 'For the Years Ended December 31,'],
    ['(Inmillions,exceptpershareamounts)', '(In millions, except per share amounts)'],
    ['Commitmentsandcontingencies(Note16)', 'Commitments and contingencies (Note 16)'],
    ['ClassBcommonstock', 'Class B common stock'],
    ['GainonREITtransactions,net', 'Gain on REIT transactions, net'],
    ['CONSOLIDATEDBALANCESHEETS', 'CONSOLIDATED BALANCE SHEETS'],
    ['sharesoutstandingatDecember31,2017and', 'shares outstanding at December 31, 2017 and'],
    ['Another statement within the year', 'Another statement within the year'],
    ['AlderBirchLarchenco', 'Alder Birch Larchenco'],
    ['Xylqzandqwvk', 'Xylqzandqwvk'],
  ])('%s is %s', (line, text) => expect(read(line)).toBe(text));

  it('is told by several labels, and not by names', () => {
    const lines = ['Cashandcashequivalents', 'McAlderBirch', 'AlderBirchCedarLarch', 'Note11'];
    expect(withSpaces(lines)).toBe(lines);
  });
});

import { describe, expect, it, test } from 'vitest';
import { numberOfMatter, subjectInPaper } from './paper-subject.ts';

const paper = (...lines: string[]) =>
  lines.map((text, at) => ({ id: `line-${at}`, text, startMs: null, endMs: null, page: 1 }));
const titled = (matter: string, lines: string[], said = '') =>
  subjectInPaper({ matter, said }, paper(...lines))?.title ?? null;

const agenda = [
  'HALVERN TEACHERS, BOARD OF TRUSTEES, AGENDA',
  '1. Call to order and roll call',
  '2. Approval of the minutes of May 4',
  '3. Consent items',
  'A. Disability retirement of two members',
  'B. Renewal of the custody contract with Alder Trust',
  '4. Approval of the $60 million commitment to Larch Growth Fund V Action',
  '5. Old business',
  '6. Adjournment',
];

describe('the subject of a vote that names a number alone', () => {
  it('is the title of the only item of that number, without what is done with it', () => {
    expect(subjectInPaper({ matter: 'item 4', said: '' }, paper(...agenda))).toEqual({
      number: '4',
      title: 'Approval of the $60 million commitment to Larch Growth Fund V',
      citation: {
        segmentId: 'line-6',
        quote: 'Approval of the $60 million commitment to Larch Growth Fund V',
        startMs: null,
        endMs: null,
        page: 1,
      },
    });
  });

  test.each(['item 3 B', 'item 3B', 'item B'])(
    'is found for “%s”, whose letter stands below a number',
    (matter) => {
      expect(titled(matter, agenda)).toBe('Renewal of the custody contract with Alder Trust');
    },
  );

  it('is read of items that are printed with all of their number', () => {
    const lines = [
      '1. Call to order',
      '2. Consent agenda',
      '2.A. Minutes of May',
      '2.B. Lease of the annex on Elm Street',
    ];
    expect(titled('item 2B', lines)).toBe('Lease of the annex on Elm Street');
  });
});

describe('nothing is told', () => {
  test.each([
    ['where the paper has no such number', 'item 9', agenda],
    ['of a heading over other items', 'item 3', agenda],
    ['where the title says nothing', 'item 5', agenda],
    [
      'of a number that two lists have',
      'item A',
      [...agenda.slice(0, 6), '4. Pension matters', 'A. Fees of the actuary'],
    ],
    ['of several matters at once', 'item 3A AND 3B', agenda],
    ['of a paper that is no item', 'docket 0143', agenda],
    [
      'of an item that was struck',
      'item 2',
      ['1. Call to order', '2. Lease of the annex: withdrawn', '3. Adjournment'],
    ],
    [
      'where the numbers have a gap before it',
      'item 7',
      [...agenda.slice(0, 4), '7. The tenant shall mend the roof of the annex'],
    ],
    [
      'of a list too short for an agenda',
      'item 2',
      ['1. Call to order', '2. Lease of the annex on Elm Street'],
    ],
  ])('%s', (_, matter, lines) => {
    expect(titled(matter, lines)).toBeNull();
  });

  it('where the meeting says of its item something of another thing', () => {
    expect(titled('item 4', agenda, 'Lease of the annex')).toBeNull();
    expect(titled('item 4', agenda, 'The commitment to Larch')).not.toBeNull();
  });
});

test('the number of a matter is read however it is written', () => {
  expect(['item 7', 'item 4 A', 'item 4.A', 'item 6.1', 'item L'].map(numberOfMatter)).toEqual([
    '7',
    '4A',
    '4A',
    '6.1',
    'L',
  ]);
});

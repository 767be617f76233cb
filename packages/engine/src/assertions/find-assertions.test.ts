import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { findAssertions } from './find-assertions.ts';

const assertionsOf = (text: string) => findAssertions(sourceOf([['Jane Alder', text]]));

it.each([
  ['The fund committed $250 million to Birch Capital Partners Fund IV as a limited partner.', 1, 'fact'],
  ['Our net return of 8.1 percent beat the benchmark by 120 basis points.', 2, 'fact'],
  ['The merger will close after due diligence in the second quarter of the year.', 3, 'guidance'],
  ['Supply chain delays reduced production capacity at both plants by 9 percent.', 4, 'fact'],
  ['We think that inflation and interest rates are the biggest risk for private markets.', 5, 'opinion'],
  ['The regulator fined the adviser $3 million for compliance failures in its disclosure.', 6, 'fact'],
  ['The board of trustees appointed Mary Cedar as chief investment officer in March.', 7, 'fact'],
])('"%s" belongs to theme %i', (text, theme, kind) => {
  expect(assertionsOf(text)).toMatchObject([
    { theme, kind, speaker: 'Jane Alder', citation: { segmentId: 's0', quote: text } },
  ]);
});

it('reads stance, figures and organizations', () => {
  const [assertion] = assertionsOf(
    'Revenue of Birch Capital Partners fell 12 percent to $80 million after weak performance.',
  );
  expect(assertion).toMatchObject({
    stance: 'negative',
    organisations: ['Birch Capital Partners'],
    figures: [
      { text: '12 percent', value: 12, unit: 'percent', direction: 'down' },
      { text: '$80 million', value: 8e7, unit: 'usd' },
    ],
  });
  expect(assertion?.weight).toBeGreaterThan(0);
  expect(assertion?.weight).toBeLessThanOrEqual(1);
});

it('asserts nothing of greetings, small talk or another language', () => {
  expect(
    assertionsOf(
      'Thank you for joining our quarterly earnings call today. It was sunny yesterday in the park.',
    ),
  ).toEqual([]);
  expect(
    assertionsOf('Le rendement net du fonds a dépassé son indice de référence de 120 points de base.'),
  ).toEqual([]);
});

it('takes "we" for the house of whoever speaks, and not for an analyst\'s', () => {
  const claim = 'Our net revenues rose by $300 million in the third quarter of 2025.';
  const source = sourceOf(
    [
      [
        '0',
        'Welcome to the Birch Partners third quarter earnings call. All are in listen-only mode. I turn it over to Mark Alder, Chief Executive Officer.',
      ],
      ['1', claim],
      ['0', 'Our first question comes from Jane Oak with UBS. Please go ahead.'],
      ['2', claim.replace('$300', '$200')],
    ],
    { kind: 'earnings' },
  );
  expect(findAssertions(source)).toMatchObject([
    {
      speaker: '1',
      organisations: ['Birch Partners'],
      figures: [{ text: '$300 million', period: 'third quarter of 2025' }],
    },
    { speaker: '2', organisations: [] },
  ]);
});

it('takes no post for a part of the name of the house', () => {
  const source = sourceOf(
    [
      [
        '0',
        'Welcome to the Birch Rand first quarter earnings conference call. I would now like to hand the conference over to your speaker today, Jane Alder, Head of Investor Relations. Please go ahead.',
      ],
      [
        '1',
        "Thank you and welcome to the Birch Rand 2020 first quarter earnings call. I'm Jane Alder, Birch Rand Investor Relations Leader. And with me today are Mark Oak, Chief Executive Officer and Mary Cedar, Chief Financial Officer. Our net revenues rose by $300 million in the third quarter of 2025.",
      ],
    ],
    { kind: 'earnings' },
  );
  expect(findAssertions(source)).toMatchObject([{ organisations: ['Birch Rand'] }]);
});

it('stands any input, and every figure is in the words it is cited by', () => {
  const words = fc.constantFrom(
    'We',
    'committed',
    '$3 million',
    'to',
    'the',
    'fund',
    '7.25%',
    'from',
    'revenue',
    'fell',
    'in',
    'Q3',
    '.',
    '?',
    'board',
    'voted',
    '5 to 2',
    '((',
    '\u0000',
    '9'.repeat(400),
  );
  fc.assert(
    fc.property(fc.array(fc.array(words, { maxLength: 40 }), { maxLength: 5 }), (lines) => {
      const assertions = findAssertions(sourceOf(lines.map((parts) => ['Jane Alder', parts.join(' ')])));
      for (const { figures, citation } of assertions)
        for (const { text, period } of figures) {
          expect(citation.quote).toContain(text);
          expect(citation.quote).toContain(period ?? '');
        }
    }),
  );
});

it.each([
  ['episode', []],
  ['earnings', []],
  ['meeting', ['question']],
] as const)('takes a question for a claim only where a body asks it: %s', (kind, kinds) => {
  const query =
    'What would the trustees do if the legislature cut the employer contribution rate by 2 percent?';
  const assertions = findAssertions(sourceOf([['Jane Alder', query]], { kind }));
  expect(assertions.map((one) => one.kind)).toEqual(kinds);
});

it('says of a claim whether it speaks of the own house, and names the others of a panel in none', () => {
  const assertions = findAssertions(
    sourceOf([
      [
        'Host',
        'Welcome to the show. My guests are Ann Reeve, the chief investment officer of Linden Capital Partners, and Paul Holm, the chief executive of Sorrel Asset Management.',
      ],
      ['Ann Reeve', 'We committed $400 million to private credit funds in the second quarter.'],
      ['Paul Holm', 'The net return of those private credit funds rose to 4 percent in the second quarter.'],
    ]),
  );
  const ofGuests = assertions.filter(({ speaker }) => speaker !== 'Host');
  expect(ofGuests.map(({ isOwn, organisations: organizations }) => [isOwn, organizations])).toEqual([
    [true, ['Linden Capital Partners']],
    [false, []],
  ]);
});

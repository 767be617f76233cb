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

it('reads stance, figures and organisations', () => {
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

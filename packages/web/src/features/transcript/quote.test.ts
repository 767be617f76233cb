import { expect, test } from 'vitest';
import { joinSpoken, quoteText } from './quote.ts';

test('lines of one speaker in a row are one quote, blank ones none', () => {
  expect(
    joinSpoken([
      { speaker: 'Ines', text: 'We cut\n fees.' },
      { speaker: 'Ines', text: ' Twice.' },
      { speaker: 'Tom', text: '  ' },
      { speaker: 'Tom', text: 'Why?' },
    ]),
  ).toEqual([
    { speaker: 'Ines', text: 'We cut fees. Twice.' },
    { speaker: 'Tom', text: 'Why?' },
  ]);
});

test('a quote says who, where, and how to get there', () => {
  const at = { title: 'Why fees fell', place: '0:10', href: 'https://ecco.example/ep/fees?content_id=2' };
  expect(
    quoteText(
      [
        { speaker: 'Ines', text: 'We cut fees.' },
        { speaker: null, text: 'Why?' },
      ],
      at,
    ),
  ).toBe('“We cut fees.” — Ines\n“Why?”\nWhy fees fell, 0:10\nhttps://ecco.example/ep/fees?content_id=2');
});

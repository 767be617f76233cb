import { expect, test } from 'vitest';
import { titleOfFile, titleOfName } from './title-of-name.ts';

test.each([
  ['Alder County investment committee 2026-11-12.vtt', 'Alder County investment committee'],
  ['2026_11_12_board_minutes.pdf', 'Board minutes'],
  ['board-20261112.mp3', 'Board'],
  ['Larch Brands 10-K 2022.txt', 'Larch Brands 10-K 2022'],
  ['alder_20-f-2021.pdf', 'Alder 20-F 2021'],
  ['Larch-Birch 10-K 2017.txt', 'Larch-Birch 10-K 2017'],
  ['Council on COVID-19 sitting 10.txt', 'Council on COVID-19 sitting 10'],
  ['Alder call - 2021 - final.txt', 'Alder call 2021 final'],
  ['page-10-kites.pdf', 'Page 10 kites'],
  // What is no day, and what would leave nothing, stays.
  ['plan-for-2026.pdf', 'Plan for 2026'],
  ['board 2026-13-40.pdf', 'Board 2026 13 40'],
  ['2026-11-12.pdf', '2026 11 12'],
])('the file %s is called %s', (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});

test('an address is called by its last part, with all that stands there', () => {
  expect(titleOfName('https://example.org/minutes/board-2026-11-12.pdf')).toBe('Board 2026 11 12');
});

import { describe, expect, it } from 'vitest';
import { upright } from './picture.orientation.ts';

/** Three pixels across and two down, each with a letter of its own in all its bytes. */
const shot = 'abc\ndef';

function turned(orientation: number): string {
  const letters = shot.replaceAll('\n', '');
  const rgba = new Uint8Array(Array.from(letters).flatMap((letter) => Array(4).fill(letter.charCodeAt(0))));
  const { width, height, rgba: to } = upright({ width: 3, height: 2, rgba }, orientation);
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, at) => String.fromCharCode(to[(row * width + at) * 4] ?? 0)),
  );
  return rows.map((row) => row.join('')).join('\n');
}

describe('a picture is turned as it is looked at', () => {
  it.each([
    [1, 'abc\ndef'],
    [2, 'cba\nfed'],
    [3, 'fed\ncba'],
    [4, 'def\nabc'],
    [5, 'ad\nbe\ncf'],
    [6, 'da\neb\nfc'],
    [7, 'fc\neb\nda'],
    [8, 'cf\nbe\nad'],
    [99, 'abc\ndef'],
  ])('where its description says %i', (orientation, expected) => {
    expect(turned(orientation)).toBe(expected);
  });
});

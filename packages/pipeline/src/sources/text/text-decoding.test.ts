import { expect, it } from 'vitest';
import { decodeText } from './text-decoding.ts';

const utf8 = new TextEncoder().encode('The café of the board, the café…');

it('a beginning that is cut within a letter is what the whole is', () => {
  for (const cut of [1, 2]) {
    const { text, encoding } = decodeText(utf8.subarray(0, utf8.length - cut));
    expect([text, encoding]).toEqual(['The café of the board, the café', 'utf-8']);
  }
});

it('a text of another encoding keeps its last letter', () => {
  expect(decodeText(Buffer.from('The board met in the caf\xe9', 'latin1')).text).toBe(
    'The board met in the café',
  );
});

it('UTF-16 without a mark is told by its zeros, wherever the first stands', () => {
  expect(decodeText(Buffer.from('“The board met,” she said.', 'utf16le')).text).toBe(
    '“The board met,” she said.',
  );
});

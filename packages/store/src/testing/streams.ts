import { Readable } from 'node:stream';

/** Bytes as they come from a socket: in pieces. */
export function inPieces(bytes: Uint8Array, pieceLength = 64 * 1024): Readable {
  const pieces = Array.from({ length: Math.ceil(bytes.byteLength / pieceLength) }, (_, index) =>
    bytes.subarray(index * pieceLength, (index + 1) * pieceLength),
  );
  return Readable.from(pieces);
}

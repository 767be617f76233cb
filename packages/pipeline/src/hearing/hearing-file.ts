import type { FileStore } from '@ecco/store';
import { readBytes, transcriptBody } from '../item/transcript-file.ts';
import type { Piece } from '../media/cut/cut-recording.ts';
import { PieceTranscript } from './heard-piece.type.ts';

/** Where what was transcribed of a piece lies until the whole is transcribed: by its seconds, so that no other piece is taken for it. */
const keyOf = (key: string, { startMs, endMs }: Pick<Piece, 'startMs' | 'endMs'>): string =>
  `${key}.heard-${Math.round(startMs)}-${Math.round(endMs)}`;

/** What an earlier try transcribed of this piece; null where it did not come that far. */
export async function findPiece(
  files: FileStore,
  key: string,
  piece: Piece,
): Promise<PieceTranscript | null> {
  const own = keyOf(key, piece);
  if ((await files.head(own)) === null) return null;
  return PieceTranscript.parse(JSON.parse(new TextDecoder().decode(await readBytes(files, own))));
}

export async function keepPiece(
  files: FileStore,
  key: string,
  { piece, heard }: { piece: Piece; heard: PieceTranscript },
): Promise<void> {
  const body = transcriptBody(new TextEncoder().encode(JSON.stringify(heard)));
  await files.put({ key: keyOf(key, piece), body, mime: 'application/json' });
}

/** Once the whole is kept nobody needs its pieces. */
export async function forgetPieces(files: FileStore, key: string): Promise<void> {
  for await (const { key: own } of files.list(`${key}.heard-`)) await files.delete(own);
}

/** Pieces of a page as they are read, whichever way the page lies and whatever is printed across it. */
import type { Piece } from './pdf.line.ts';

/** A piece and the direction in which its letters go, in degrees from 0 to 359. */
export type DirectedPiece = Piece & { angle: number };

const quarter = 90;
/** Letters this far from upright are printed across the text. */
const slant = 10;

/** Turned so that most of the letters go from left to right; a text printed aslant, as a watermark is, is taken out. */
export function upright(pieces: readonly DirectedPiece[]): { pieces: Piece[]; aslant: string[] } {
  const straight = pieces.filter(
    ({ angle }) => Math.min(angle % quarter, quarter - (angle % quarter)) < slant,
  );
  const aslant = pieces.filter((piece) => !straight.includes(piece) && piece.text.trim() !== '');
  const letters = new Map<number, number>();
  for (const { angle, text } of straight) {
    const turns = Math.round(angle / quarter) % 4;
    letters.set(turns, (letters.get(turns) ?? 0) + text.length);
  }
  const [most = 0] = [...letters].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { pieces: straight.map((piece) => turned(piece, most)), aslant: aslant.map(({ text }) => text) };
}

function turned({ angle: _angle, ...piece }: DirectedPiece, turns: number): Piece {
  const { x, y } = piece;
  if (turns === 1) return { ...piece, x: y, y: -x };
  if (turns === 2) return { ...piece, x: -x, y: -y };
  return turns === 3 ? { ...piece, x: -y, y: x } : piece;
}

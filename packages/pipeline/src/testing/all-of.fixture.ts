/** Everything that a source gives, in order. */
export async function allOf<Piece>(source: AsyncIterable<Piece>): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for await (const piece of source) pieces.push(piece);
  return pieces;
}

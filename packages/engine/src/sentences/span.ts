/** A run of characters of a text: from `start` up to, not including, `end`. */
export type Span = { start: number; end: number };

/** Where a sentence, or a part of one, stands: a segment's place in the list and characters of its text. */
export type Piece = Span & { segment: number };

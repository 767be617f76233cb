/** A run of characters of a text. */
export type Span = { start: number; end: number };

/** A run of characters of a text: from `start` up to, not including, `end`. */
export type Span = { start: number; end: number };

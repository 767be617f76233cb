import type { Segment } from '@ecco/contract';
import type { Spoken } from './quote.ts';

/** Copies words with who said them and where they stand. `first`: the line at which they begin. */
export type CopyQuote = (spoken: readonly Spoken[], first: Segment) => void;

import type { Segment } from '@ecco/contract';
import type { SpeakerQuote } from './quote.ts';

/** Copies words with who said them and where they stand. `first`: the line at which they begin. */
export type CopyQuote = (spoken: readonly SpeakerQuote[], first: Segment) => void;

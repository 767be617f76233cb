import type { ContentKind } from '@ecco/domain';
import type { Source } from '@ecco/engine';

/** A turn, a sentence, a paragraph, a line of a page or a part of a paper, as the reference data holds it. */
export type ReferenceUnit = {
  speaker: string | null;
  text: string;
  page?: number | null;
};

/** Reads the reference data that lies beside the checkout. */
export type Reference = {
  /** The parsed lines of a file below `data/`. */
  linesOf: (path: string) => AsyncIterable<unknown>;
  bytesOf: (path: string) => Uint8Array;
  sourceOf: (kind: ContentKind, units: readonly ReferenceUnit[]) => Source;
};

import {
  excerptLength,
  type ReadingFault,
  readingFaults,
  readingPlaces,
  readingSeverities,
  sourceReaders,
} from '@ecco/domain';
import { z } from 'zod';

const isFault = (code: unknown): code is ReadingFault =>
  typeof code === 'string' && Object.hasOwn(readingFaults, code);

/** One kind of fault of a source. `what`: a stable code; `of`: how many parts of this kind there are, where they were counted. */
export const ReadingEntry = z.object({
  what: z.enum(Object.keys(readingFaults).filter(isFault)),
  severity: z.enum(readingSeverities),
  count: z.number().int(),
  of: z.number().int().nullable(),
  first: z.object({ kind: z.enum(readingPlaces), number: z.number().int() }).nullable(),
  excerpt: z.string().max(excerptLength).nullable(),
});
export type ReadingEntry = z.infer<typeof ReadingEntry>;

/** What a reader says of a source: what it mended, left out or did not understand. Without entries all of it was read. */
export const ReadingReport = z.object({
  reader: z.enum(sourceReaders),
  format: z.string(),
  version: z.number().int(),
  entries: z.array(ReadingEntry),
});
export type ReadingReport = z.infer<typeof ReadingReport>;

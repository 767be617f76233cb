import { z } from 'zod';

/** What can be imported and exported. */
export const ImportKind = z.enum(['organizations', 'people']);

/** What would become, or became, of a row. `line`: which row of the file, from 1. */
const ImportRow = z.object({
  line: z.number().int(),
  name: z.string(),
  status: z.enum(['new', 'changed', 'same', 'refused']),
  /** The fields that change. */
  changes: z.array(z.string()),
  /** Why it is refused. */
  message: z.string().nullable(),
});

export const ImportReport = z.object({
  kind: ImportKind,
  /** Whether it was written, and not only looked at. */
  committed: z.boolean(),
  counts: z.object({
    new: z.number().int(),
    changed: z.number().int(),
    same: z.number().int(),
    refused: z.number().int(),
  }),
  /** Columns that mean nothing here, by name: what stands in them is not read. */
  ignored: z.array(z.string()),
  /** The first of them; those that are refused come first. */
  rows: z.array(ImportRow),
});
export type ImportReport = z.infer<typeof ImportReport>;

export const ImportRequest = z.object({
  kind: ImportKind,
  /** The bytes of the file. */
  content: z.base64().max(45_000_000),
  /** False: only say what would become of each row. */
  commit: z.boolean().default(false),
  /** Leave out the rows that are refused; else nothing is written where one is. */
  skip_refused: z.boolean().default(false),
});
export type ImportRequest = z.infer<typeof ImportRequest>;

import { importKinds } from '@ecco/domain';
import { z } from 'zod';
import { ReadingReport } from './reading-report.schema.ts';

/** What can be imported and exported. */
export const ImportKind = z.enum(importKinds);

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

const RowCounts = z.object({
  new: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  refused: z.number().int(),
});

export const ImportReport = z.object({
  kind: ImportKind,
  /** Whether it was written, and not only looked at. */
  committed: z.boolean(),
  counts: RowCounts,
  /** Columns that mean nothing here, by name: what stands in them is not read. */
  ignored: z.array(z.string()),
  /** The first of them; those that are refused come first. */
  rows: z.array(ImportRow),
});
export type ImportReport = z.infer<typeof ImportReport>;

export const ImportRequest = z.object({
  kind: ImportKind,
  /** What the file is called; it is told with the import. */
  name: z.string().max(255).optional(),
  /** The bytes of the file. */
  content: z.base64().max(45_000_000),
  /** False: only say what would become of each row. */
  commit: z.boolean().default(false),
  /** Leave out the rows that are refused; else nothing is written where one is. */
  skip_refused: z.boolean().default(false),
});
export type ImportRequest = z.infer<typeof ImportRequest>;

/** A file that was imported, with how well it was read. */
export const KeptImport = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: ImportKind,
  file_name: z.string().nullable(),
  /** The e-mail address of who imported it; null where it was done on the machine itself. */
  by: z.string().nullable(),
  counts: RowCounts,
  reading_report: ReadingReport,
  /** The first rows that were left out, each with the reason. */
  refused: z.array(z.object({ line: z.number().int(), name: z.string(), message: z.string() })),
});
export type KeptImport = z.infer<typeof KeptImport>;

/** What a file of organizations or people came to. */

/** What can be imported and exported. */
export const importKinds = ['organizations', 'people'] as const;

/** What became of the rows of a file. */
export type RowCounts = { new: number; changed: number; same: number; refused: number };

/** A row that was left out. `line`: which row of the file, from 1. */
export type RefusedRow = { line: number; name: string; message: string };

import { z } from 'zod';

const at = z.int().nonnegative();

/** A run of a unit's text in the reference data, counted as strings are in JavaScript; all of it where no run is given. */
export const Run = z.strictObject({ unit: at, from: at.optional(), to: at.optional() });
export type Run = z.infer<typeof Run>;

/** Which text of the reference data: the path of its file below `data/` without its ending, and the text's own id. */
export const SourceName = z.strictObject({ dataset: z.string(), source: z.string() });
export type SourceName = z.infer<typeof SourceName>;

/** A run that names something. */
export const Mark = SourceName.extend({ unit: at, from: at, to: at });
export type Mark = z.infer<typeof Mark>;

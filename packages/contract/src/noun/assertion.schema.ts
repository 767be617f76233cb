import { assertionKinds, directions, type Figure as FigureShape, figureUnits, stances } from '@ecco/domain';
import { z } from 'zod';
import { Citation } from './citation.schema.ts';

export const Figure = z.object({
  text: z.string(),
  value: z.number(),
  unit: z.enum(figureUnits),
  direction: z.enum(directions).nullable(),
  /** The time it is of, in the words of its sentence. */
  period: z.string().nullable(),
}) satisfies z.ZodType<FigureShape>;

/** A claim found in an item, with who says it and where. */
export const Assertion = z.object({
  id: z.string(),
  text: z.string(),
  citation: Citation,
  speaker: z.string().nullable(),
  /** Null where a person said that it speaks of none of the seven. */
  theme_id: z.number().int().min(1).max(7).nullable(),
  theme_name: z.string().nullable(),
  stance: z.enum(stances),
  kind: z.enum(assertionKinds),
  organisations: z.array(z.string()),
  figures: z.array(Figure),
  weight: z.number(),
});
export type Assertion = z.infer<typeof Assertion>;

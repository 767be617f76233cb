import { z } from 'zod';
import { limits } from './limit.ts';
import { line } from './text.schema.ts';

/** A key for programs, which acts as the person who made it. */
export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The last characters, to tell one from another. */
  hint: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const NewApiKey = z.object({ name: line(limits.apiKeyNameMax).min(1) });
/** The key itself is told once and not kept. */
export const CreatedApiKey = ApiKey.extend({ key: z.string() });
export type CreatedApiKey = z.infer<typeof CreatedApiKey>;

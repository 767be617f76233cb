import { z } from 'zod';

/** Every failed call answers this; `issues` only for input that did not validate. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string().optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

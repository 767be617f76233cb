import { z } from 'zod';
import { ContentKind } from './name.schema.ts';

export const UploadQuery = z.object({
  /** The file's name, as a person knows it. What it is, is told by its content. */
  name: z.string().trim().min(1).max(255),
  title: z.string().trim().min(1).max(300).optional(),
  kind: ContentKind.optional(),
});
export type UploadQuery = z.infer<typeof UploadQuery>;

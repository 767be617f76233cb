import { z } from 'zod';
import { ingest } from './api/access.ts';
import { IngestResult } from './ingest.schema.ts';
import { ContentKind } from './name.schema.ts';

export const UploadQuery = z.object({
  /** The file's name, as a person knows it. What it is, is told by its content. */
  name: z.string().trim().min(1).max(255),
  title: z.string().trim().min(1).max(300).optional(),
  kind: ContentKind.optional(),
});
export type UploadQuery = z.infer<typeof UploadQuery>;

/**
 * Uploads stand beside the route table: the body is the file itself (`application/octet-stream`), sent as a stream,
 * so that a browser can show its progress and the server never holds it in memory.
 */
export const uploadRoute = {
  method: 'PUT',
  path: '/v2/uploads',
  summary: 'Take in a file',
  access: ingest,
  mediaType: 'application/octet-stream',
  query: UploadQuery,
  result: IngestResult,
} as const;

import { IngestResult } from '../noun/ingest.schema.ts';
import { UploadQuery } from '../noun/upload.schema.ts';
import { ingest } from './access.ts';

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

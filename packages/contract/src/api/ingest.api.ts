import { IngestQuery, IngestResult } from '../noun/ingest.schema.ts';
import { ingest } from './access.ts';
import { post } from './route.ts';

export const ingestApi = {
  url: post(['/ingest_url', 'GET /ingest_url'], 'Take in an address', ingest)
    .input(IngestQuery)
    .output(IngestResult),
};

import { IngestQuery, IngestResult } from '../ingest.schema.ts';
import { get, post } from './route.ts';

export const ingestApi = {
  url: get('/ingest_url', 'Take in an address').input(IngestQuery).output(IngestResult),
  submitUrl: post('/ingest_url', 'Take in an address').input(IngestQuery).output(IngestResult),
};

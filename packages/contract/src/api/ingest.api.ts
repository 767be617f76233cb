import { IngestQuery, IngestResult, ListedFeeds, ListedFeedsQuery } from '../noun/ingest.schema.ts';
import { ingest, read } from './access.ts';
import { post } from './route.ts';

export const ingestApi = {
  url: post(['/ingest_url', 'GET /ingest_url'], 'Take in an address', ingest)
    .input(IngestQuery)
    .output(IngestResult),
  feeds: post('/ingest_feeds', 'How far the feeds of a list are, by their addresses', read)
    .input(ListedFeedsQuery)
    .output(ListedFeeds),
};

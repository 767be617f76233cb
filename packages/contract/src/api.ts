import { oc } from '@orpc/contract';
import { z } from 'zod';
import { ContentKind } from './content-kind.ts';
import { IngestQuery, IngestResult } from './ingest.ts';
import { Item, ItemCard } from './item.ts';
import { limits } from './limit.ts';
import { PageQuery, Pagination } from './pagination.ts';
import { SearchAnswer, SearchQuery } from './search.ts';
import { Transcript } from './segment.ts';
import { SessionInfo } from './session.ts';
import { Show } from './show.ts';

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
  .optional();

/** Options of the calls that open an item: ask for a transcript or a summary, choose the summary's version. */
const OpenOptions = z.object({
  transcribe: flag,
  summarize: flag,
  version: z.coerce.number().int().min(1).max(2).optional(),
});
const BySlug = z.object({ slug: z.string().min(1) });
const ByUuid = z.object({ uuid: z.uuid() });
const Episode = z.object({ episode: Item, podcast: Show.nullable() });

const get = (path: `/${string}`, summary: string) => oc.route({ method: 'GET', path, summary });
const post = (path: `/${string}`, summary: string) => oc.route({ method: 'POST', path, summary });

/** The route table of the API. Every path is under `/v2`. */
export const contract = {
  ingest: {
    url: get('/ingest_url', 'Take in an address').input(IngestQuery).output(IngestResult),
    submitUrl: post('/ingest_url', 'Take in an address').input(IngestQuery).output(IngestResult),
  },
  item: {
    library: get('/library', 'The library, newest first')
      .input(PageQuery.extend({ kind: ContentKind.optional() }))
      .output(z.object({ items: z.array(ItemCard), pagination: Pagination })),
    content: get('/content/{id}', 'Any item by uuid or slug')
      .input(OpenOptions.extend({ id: z.string().min(1) }))
      .output(z.object({ item: Item, show: Show.nullable() })),
    transcript: get('/content/{id}/transcript', 'A run of transcript lines')
      .input(
        z.object({
          id: z.string().min(1),
          from: z.coerce.number().int().min(0).default(0),
          limit: z.coerce.number().int().min(1).max(limits.transcriptPageMax).default(limits.transcriptPage),
        }),
      )
      .output(Transcript),
    episode: get('/episode/{slug}', 'An episode').input(OpenOptions.extend(BySlug.shape)).output(Episode),
    media: get('/media/{slug}', 'A video')
      .input(OpenOptions.extend(BySlug.shape))
      .output(z.object({ video: Item })),
    document: get('/document/{uuid}', 'A document')
      .input(ByUuid)
      .output(z.object({ document: Item })),
    article: get('/article', 'An article')
      .input(BySlug)
      .output(z.object({ article: Item, publication: Show.nullable() })),
    earnings: get('/org/earnings', 'An earnings call')
      .input(ByUuid)
      .output(z.object({ earnings: Item })),
    retry: get('/episode/retry_transcribe', 'Process an item again')
      .input(OpenOptions.extend(BySlug.shape))
      .output(Episode),
    submitRetry: post('/episode/retry_transcribe', 'Process an item again')
      .input(OpenOptions.extend(BySlug.shape))
      .output(Episode),
  },
  search: {
    inside: get('/search/search_inside/{id}', 'Search inside one item')
      .input(SearchQuery.extend({ id: z.string().min(1) }))
      .output(SearchAnswer),
    transcripts: get('/episode/search_transcripts', 'Search all transcripts')
      .input(SearchQuery)
      .output(SearchAnswer),
    local: get('/episode/local_search', 'Search the library')
      .input(z.object({ keywords: SearchQuery.shape.query }))
      .output(z.object({ episodes: z.array(ItemCard) })),
  },
  session: {
    current: get('/session', 'Who am I').output(SessionInfo),
    claim: post('/session/claim', 'Become the first admin by the one-time link')
      .input(z.object({ token: z.string().min(1).max(200) }))
      .output(SessionInfo),
    leave: post('/session/leave', 'Leave the session').output(SessionInfo),
  },
};
export type Contract = typeof contract;

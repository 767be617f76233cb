import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { Article, Item, ItemCard, LibraryPage, LibraryQuery } from '../noun/item.schema.ts';
import { limits } from '../noun/limit.ts';
import { StageName } from '../noun/name.schema.ts';
import { Proceedings } from '../noun/proceedings.schema.ts';
import { Transcript } from '../noun/segment.schema.ts';
import { Show, ShowToFollow } from '../noun/show.schema.ts';
import { StatusUpdate } from '../noun/socket.schema.ts';
import { browse, read, reprocess, reprocessOwn, streamRead } from './access.ts';
import { get, post } from './route.ts';

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
/** `from` is the step to begin with; without it the source is fetched again. */
const Retry = OpenOptions.extend(BySlug.shape).extend({ from: StageName.optional() });
const ByUuid = z.object({ uuid: z.uuid() });
const Episode = z.object({ episode: Item, podcast: ShowToFollow.nullable() });

export const itemApi = {
  library: get('/library', 'The library, filtered and in order', browse)
    .input(LibraryQuery)
    .output(LibraryPage),
  content: get('/content/{id}', 'Any item by uuid or slug', read)
    .input(OpenOptions.extend({ id: z.string().min(1) }))
    .output(z.object({ item: Item, show: Show.nullable() })),
  transcript: get('/content/{id}/transcript', 'A run of transcript lines', read)
    .input(
      z.object({
        id: z.string().min(1),
        from: z.coerce.number().int().min(0).default(0),
        limit: z.coerce.number().int().min(1).max(limits.transcriptPageMax).default(limits.transcriptPage),
        /** With when each word sounds and how surely it was transcribed, where the transcriber said that. */
        words: flag,
      }),
    )
    .output(Transcript),
  proceedings: get('/content/{id}/proceedings', 'Agenda, decisions and signals of a meeting', read)
    .input(z.object({ id: z.string().min(1) }))
    .output(Proceedings),
  progress: get(
    '/content/{id}/progress',
    'How far an item is, as events until nothing is under way',
    streamRead,
  )
    .input(z.object({ id: z.string().min(1) }))
    .output(eventIterator(StatusUpdate, StatusUpdate.optional())),
  episode: get('/episode/{slug}', 'An episode', read).input(OpenOptions.extend(BySlug.shape)).output(Episode),
  media: get('/media/{slug}', 'A video', read)
    .input(OpenOptions.extend(BySlug.shape))
    .output(z.object({ video: Item })),
  document: get('/document/{uuid}', 'A document', read)
    .input(ByUuid)
    .output(z.object({ document: Item })),
  article: get('/article', 'An article', read)
    .input(BySlug)
    .output(z.object({ article: Article, publication: Show.nullable() })),
  earnings: get('/org/earnings', 'An earnings call', read)
    .input(ByUuid)
    .output(z.object({ earnings: Item })),
  retry: post(
    ['/episode/retry_transcribe', 'GET /episode/retry_transcribe'],
    'Process an item again',
    reprocess,
  )
    .input(Retry)
    .output(Episode),
  readAgain: post(
    '/content/{id}/read_again',
    'Read an item that you added again, after a failure or with the readers of now',
    reprocessOwn,
  )
    .input(
      z.object({
        id: z.string().min(1),
        /** That corrected lines and names given by hand may be lost; without it `item.corrections-lost` tells which. */
        confirmed: z.boolean().default(false),
      }),
    )
    .output(
      z.object({
        item: ItemCard,
        /** `same`: the readers of now read the same, and nothing was changed. */
        outcome: z.enum(['started', 'same']),
      }),
    ),
};

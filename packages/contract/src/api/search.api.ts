import { z } from 'zod';
import { SearchFlavor } from '../noun/flavor.schema.ts';
import { ItemCard } from '../noun/item.schema.ts';
import { limits } from '../noun/limit.ts';
import { ListName } from '../noun/list.schema.ts';
import { FlavorName } from '../noun/name.schema.ts';
import { DirectoryEpisode, DirectoryPodcast, ShowCard } from '../noun/podcast.schema.ts';
import {
  PagedQuery,
  ReadQuery,
  SearchAnswer,
  SearchQuery,
  SearchValue,
  ValuesQuery,
  WidenedQuery,
} from '../noun/search.schema.ts';
import { browse, read, readAsMember, readFromPage, readList } from './access.ts';
import { get } from './route.ts';

export const searchApi = {
  inside: get('/search/search_inside/{id}', 'Search inside one item', read)
    .input(WidenedQuery.extend({ id: z.string().min(1) }))
    .output(SearchAnswer),
  earnings: get('/org/earnings/search', 'Search inside an earnings call', read)
    .input(WidenedQuery.extend({ uuid: z.uuid() }))
    .output(SearchAnswer),
  transcripts: get('/episode/search_transcripts', 'Search all transcripts', browse)
    .input(PagedQuery)
    .output(SearchAnswer),
  organisations: get('/search/search_in_orgs', 'Search what names some organizations', browse)
    .input(
      PagedQuery.extend({
        org_ids: z
          .string()
          .max(37 * limits.searchOrganizationsMax)
          .transform((ids) => ids.split(',').map((id) => id.trim()))
          .pipe(z.array(z.uuid()).min(1).max(limits.searchOrganizationsMax))
          .describe('Ids, divided by commas'),
        type: z.enum(['kg', 'pensionfund']).default('kg'),
      }),
    )
    .output(SearchAnswer),
  list: get('/search/search_in_episode_list', 'Search what a list holds', readList)
    .input(PagedQuery.extend({ uuid: ListName }))
    .output(SearchAnswer),
  values: get('/search/values', 'Names that an operator of a search may take', browse)
    .input(ValuesQuery)
    .output(z.object({ values: z.array(SearchValue) })),
  flavor: get(
    '/search/flavors/{name}',
    'The terms that a search may be suggested and widened by',
    readFromPage,
  )
    .input(z.object({ name: FlavorName }))
    .output(SearchFlavor),
  local: get('/episode/local_search', 'Search the library', browse)
    .input(z.object({ keywords: SearchQuery.shape.query }))
    .output(ReadQuery.extend({ episodes: z.array(ItemCard), podcasts: z.array(ShowCard) })),
  directory: get('/episode/search', 'Search the podcast directory, where one is configured', {
    ...readAsMember,
    limit: 'directory',
  })
    .input(z.object({ keywords: SearchQuery.shape.query }))
    .output(
      z.object({
        /** False where no directory is configured; the lists are empty then. */
        configured: z.boolean(),
        episodes: z.array(DirectoryEpisode),
        podcasts: z.array(DirectoryPodcast),
      }),
    ),
};

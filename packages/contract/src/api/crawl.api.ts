import { z } from 'zod';
import {
  Crawl,
  CrawledEntity,
  CrawlOutcome,
  CrawlPage,
  CrawlSchedule,
  NewCrawlSchedule,
} from '../noun/crawl.schema.ts';
import { NodeName } from '../noun/organization.schema.ts';
import { PageQuery, Pagination } from '../noun/pagination.schema.ts';
import { curate, inspect } from './access.ts';
import { get, post, put } from './route.ts';

const ById = z.object({ id: z.uuid() });
const OfOrganization = z.object({ id: NodeName });
const flag = z.stringbool().or(z.boolean()).optional();

export const crawlApi = {
  begin: post('/manage/org/{id}/crawl', 'Look for content of an organization', curate)
    .input(OfOrganization.extend({ force: z.boolean().optional() }))
    .output(
      z.object({
        /** So far: it goes on after this answer, and `crawl` says how far it is. */
        candidates_found: z.number().int(),
        message: z.string(),
        crawl: Crawl,
      }),
    ),
  entity: get(
    [
      '/admin/org_builder/{org}/entity/{entity}/crawl_episodes_and_videos',
      'POST /admin/org_builder/{org}/entity/{entity}/crawl_episodes_and_videos',
    ],
    'Look for episodes and videos of a person of an organization',
    curate,
  )
    .input(z.object({ org: NodeName, entity: NodeName, no_recrawl: flag, force_recrawl: flag }))
    .output(CrawledEntity),
  list: get('/manage/org/{id}/crawls', 'The crawls of an organization, newest first', inspect)
    .input(OfOrganization.extend(PageQuery.shape))
    .output(z.object({ crawls: z.array(Crawl), schedule: CrawlSchedule.nullable(), pagination: Pagination })),
  find: get('/manage/crawls/{id}', 'How far a crawl has come', inspect)
    .input(ById)
    .output(z.object({ crawl: Crawl })),
  pages: get('/manage/crawls/{id}/pages', 'What a crawl looked at, and what became of it', inspect)
    .input(ById.extend({ ...PageQuery.shape, outcome: CrawlOutcome.optional() }))
    .output(z.object({ pages: z.array(CrawlPage), pagination: Pagination })),
  stop: post('/manage/crawls/{id}/stop', 'Stop a crawl', curate)
    .input(ById)
    .output(z.object({ crawl: Crawl })),
  schedule: put('/manage/org/{id}/crawl_schedule', 'How often an organization is crawled by itself', curate)
    .input(OfOrganization.extend(NewCrawlSchedule.shape))
    .output(z.object({ schedule: CrawlSchedule.nullable() })),
};

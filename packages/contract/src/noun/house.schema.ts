import { crawlStatuses, itemStates, itemTasks, jobStates, managedItemColumns } from '@ecco/domain';
import { z } from 'zod';
import { ItemName } from './citation.schema.ts';
import { ItemCard } from './item.schema.ts';
import { limits } from './limit.ts';
import { listQuery } from './list-query.schema.ts';
import { ContentKind, ShowKind } from './name.schema.ts';
import { PageQuery, Pagination } from './pagination.schema.ts';

const Count = z.number().int();

/** A feed that could not be read the last times, and why. */
const FailingFeed = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  kind: ShowKind,
  name: z.string(),
  failures: Count,
  reason: z.string().nullable(),
  last_fetched_at: z.iso.datetime().nullable(),
});

const CrawlOfOrganization = z.object({
  id: z.uuid(),
  organization: z.object({ slug: z.string(), name: z.string() }),
  status: z.enum(crawlStatuses),
  looked: Count,
  failed: Count,
  candidates_found: Count,
  message: z.string().nullable(),
  created_at: z.iso.datetime(),
});

/** How the product stands. Sizes in bytes. */
export const House = z.object({
  items: z.object({ total: Count, working: Count, failed: Count }),
  queues: z.array(z.object({ name: z.string(), waiting: Count, running: Count, failed: Count })),
  /** `problems`: the feeds that failed most often. */
  feeds: z.object({
    total: Count,
    failing: Count,
    last_fetched_at: z.iso.datetime().nullable(),
    problems: z.array(FailingFeed),
  }),
  /** `failed`: in the last seven days. */
  crawls: z.object({ under_way: Count, failed: Count, latest: z.array(CrawlOfOrganization) }),
  storage: z.object({
    database: z.enum(['embedded', 'memory', 'server']),
    database_bytes: Count,
    file_bytes: Count,
    files: Count,
  }),
  /** `mode`: `bm25`, or what stands in for it. */
  search: z.object({ mode: z.string(), segments: Count, database_ms: z.number() }),
  /** What made results, by task. `current`: what new ones are made by; null where no engine does the task now. */
  makers: z.array(
    z.object({ task: z.string(), maker: z.string(), items: Count, current: z.boolean().nullable() }),
  ),
  /** Whether what is old is to be made again at night, or is being made. */
  remaking: z.boolean(),
  /** Items that older readers read, and whether they are being read again. */
  older_readings: z.object({ items: Count, running: z.boolean() }),
  mails: z.record(z.string(), Count),
});
export type House = z.infer<typeof House>;

/** A job as it stands in its queue. `reason`: why its last try failed. */
export const ListedJob = z.object({
  id: z.uuid(),
  queue: z.string(),
  state: z.enum(jobStates),
  tries: Count,
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
  item: ItemName.nullable(),
});
export type ListedJob = z.infer<typeof ListedJob>;
export const JobsQuery = PageQuery.extend({ state: z.enum(jobStates).default('failed') });
export const JobsPage = z.object({ jobs: z.array(ListedJob), pagination: Pagination });
export const JobChange = z.object({
  id: z.uuid(),
  queue: z.string().min(1).max(100),
  how: z.enum(['retry', 'cancel']),
});

/** An item as those who keep it list it. `stage`: the one that it waits for. */
export const KeptItem = ItemCard.extend({
  updated_at: z.iso.datetime(),
  stage: z.string().nullable(),
  run: Count,
});
export type KeptItem = z.infer<typeof KeptItem>;
export const KeptItemsQuery = listQuery(managedItemColumns).extend({
  kind: ContentKind.optional(),
  state: z.enum(itemStates).optional(),
  /** Slug of a show. */
  show: z.string().trim().min(1).max(limits.itemNameMax).optional(),
});
export const KeptItemsPage = z.object({ items: z.array(KeptItem), pagination: Pagination });

/** What is to be done to some items. */
export const ItemsTask = z.object({
  uuids: z.array(z.uuid()).min(1).max(limits.itemsAtOnceMax),
  task: z.enum(itemTasks),
});
export type ItemsTask = z.infer<typeof ItemsTask>;
